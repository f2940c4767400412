export { isStopWord, stemOf, wordsOf } from './analyse';
export { type IndexFile, NAMES_PATH, type NamesFile, readNames, withTexts } from './indexFile';
export { SearchEngine } from './SearchEngine';
