export { LastReading, versionOf } from './buildCache';
export type { Page } from './page';
export { parseHtml } from './parseHtml';
export { inOwnParts, readPage } from './readPage';
export { type Section, sectionsOf } from './sections';
