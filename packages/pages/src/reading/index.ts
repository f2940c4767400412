export { BuildCache, codeVersion, versionOf } from './buildCache';
export { type PageHead, readHead, withHeadTags } from './head';
export { idsIn } from './idsIn';
export type { Page } from './page';
export { parseHtml, withEndTags } from './parseHtml';
export { htmlFileOf, type ReadOptions, readBuiltPages } from './readBuiltPages';
export { plainText } from './readPage';
export { type Section, sectionsOf } from './sections';
export { escapeHtml, withoutSlash } from './text';
