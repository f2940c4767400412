export { type Page, readPages, textFiles } from '../pages';
export { checkAddresses } from './addresses';
export { checkFileNames } from './fileNames';
export { checkFrontMatter } from './frontMatter';
export { checkHeadings } from './headings';
export { checkLinks } from './links';
export { checkRepetition } from './repetition';
export { checkSidebar, sidebarIds } from './sidebar';
export { type BannedWord, checkWords } from './words';
