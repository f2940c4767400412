import { expect, it } from 'vitest';
import { matchesAnywhere, matchesStarts, searchText } from './matches';
import { wordsBeside } from './wordsBeside';

// tests/built/filters.test.ts finds every record of the lists by its own words.
const STOP = searchText(['Stop-loss', 'L/S', 'Closes a position when shorts pay longs', 'indicator']);

it.each([
  ['nothing', '  ', true],
  ['an abbreviation with a slash, whatever the case', 'l/s', true],
  ['words without their hyphen', 'stop loss', true],
  ['the start of a word', 'indic', true],
  ['words in any order', 'longs shorts pay', true],
  ['what stands inside a word', 'cat', false],
  ['a word that is missing', 'stop zebra', false],
  ['a pattern', '.*', false],
  ['markup', '<b>', false],
])('by the starts of words, an entry is found by %s: %s', (_, query, isFound) => {
  expect(matchesStarts(STOP, query)).toBe(isFound);
});

it.each([
  ['  ', true],
  ['INDICATOR stop', true],
  ['cat', true],
  ['stop zebra', false],
])('anywhere, an entry is found by "%s": %s', (query, isFound) => {
  expect(matchesAnywhere(STOP, query)).toBe(isFound);
});

it('words beside leave out what is found by the shown words already, and say nothing twice', () => {
  expect(wordsBeside(['Stop-loss', 'closes longs'], ['stop order', 'Loss', 'long order'])).toBe('order');
  expect(wordsBeside(['Open interest'], ['open-interest'])).toBe('open-interest');
  expect(wordsBeside(['Open interest'], ['interest'])).toBeUndefined();
});
