export { type Page, readPages, textFiles } from '../pages';
export { treeOf } from '../treeOf';
export { checkAddresses } from './addresses';
export { checkFiles } from './files';
export { checkFiller } from './filler';
export { checkFrontMatter, checkInline } from './frontMatter';
export { checkHeadings } from './headings';
export { checkLinks } from './links';
export { checkSidebar, sidebarIds } from './sidebar';
