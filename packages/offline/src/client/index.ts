export { sizeInWords } from './manifest';
export { savedDate } from './savedDate';
export { cancel, check, remove, type SavedDocs, save, savedDocs } from './savedDocs';
