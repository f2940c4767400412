export { type Page, readPages, textFiles } from '../pages';
export { checkAddresses } from './addresses';
export { checkFileNames } from './fileNames';
export { checkFrontMatter } from './frontMatter';
export { checkHeadings } from './headings';
export { checkLinks } from './links';
export { checkNumbers } from './numbers';
export { checkRepetition } from './repetition';
export { checkSidebar, sidebarIds } from './sidebar';
export { checkTableRows } from './tableRows';
export {
  type Coincidence,
  checkTypedFacts,
  checkTypedSentences,
  type GuardedFact,
} from './typedFacts';
export { type BannedWord, checkWords } from './words';
