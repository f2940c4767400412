export { isStopWord, nameOf, stemOf, wordsOf } from './analyse';
export { type IndexFile, NAMES_PATH, type NamesFile, readNames, withTexts, writeIndex } from './indexFile';
export { likeness } from './nearestPages';
export { SearchEngine } from './SearchEngine';
export { FIELD } from './weights';
