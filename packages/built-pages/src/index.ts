export { BuildCache, codeVersion, versionOf } from './buildCache';
export type { Page } from './page';
export { parseHtml } from './parseHtml';
export { type ReadOptions, readBuiltPages } from './readBuiltPages';
export { type Section, sectionsOf } from './sections';
