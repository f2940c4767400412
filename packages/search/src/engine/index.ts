export { isStopWord, nameOf, stemOf, wordsOf } from './analyse';
export { WEIGHTS } from './InvertedIndex';
export { type IndexFile, NAMES_PATH, type NamesFile, readNames, withTexts } from './indexFile';
export { likeness } from './nearestPages';
export { SearchEngine } from './SearchEngine';
