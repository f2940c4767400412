export { isQuestionWord, stemOf, wordsOf } from './analyse';
export { type IndexFile, POINTER_PATH, type Pointer, readIndexFile } from './indexFile';
export { SearchEngine } from './SearchEngine';
