export { isStopWord, normaliseName, stemOf, wordsOf } from './analyse';
export { hitsOf } from './hits';
export { type IndexFile, NAMES_PATH, type NamesFile, readNames, withTexts, writeIndex } from './indexFile';
export { nearest } from './nearest';
export { SearchEngine } from './SearchEngine';
export { FIELD, RANK } from './weights';
