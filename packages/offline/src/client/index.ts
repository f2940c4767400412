export { savedDate } from './copies';
export { sizeInWords } from './manifest';
export { cancel, check, remove, type SavedDocs, save, savedDocs } from './savedDocs';
