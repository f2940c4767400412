import { expect, it } from 'vitest';
import { type IndexFile, readNames, withTexts, writeIndex } from './indexFile';

const index: IndexFile = {
  pages: [['/a', 'A', 'Part']],
  records: [
    [0, 0, '', [], 'A page.', []],
    [0, 5, 'x-1', ['X', 'One'], 'One · first', ['1']],
  ],
  synonyms: [['a', 'b']],
  weights: [[0.5, [1]]],
  tasks: [0],
  said: [[1, ['cross']]],
  near: [['c', 'd']],
};
const FILE = '/assets/search/texts.0a1b2c3d.json';
const written = writeIndex(index, () => FILE);
const [names, texts] = [JSON.parse(written.names), JSON.parse(written.texts)];

it('the index comes back as it was, names first', () => {
  const read = readNames(names);
  expect(read.file).toBe(FILE);
  expect(read.records[1]).toEqual([0, 5, 'x-1', ['X', 'One'], '', ['1']]);
  expect(withTexts(read, texts)).toEqual(index);
});

it.each([
  null,
  'x',
  {},
  { ...names, version: 1 },
  { ...names, file: 'https://evil.example/x.json' },
  { ...names, pages: [] },
  { ...names, records: [] },
  { ...names, records: [[0, 9, '', [], '', []]] },
  { ...names, synonyms: undefined },
])('is refused when its names are %j', (value) => {
  expect(() => readNames(value)).toThrow('search index');
});

it.each([
  null,
  { ...texts, version: 1 },
  { ...texts, texts: ['x'] },
  { ...texts, said: [[9, ['x']]] },
  { ...texts, near: undefined },
])('is refused when its texts are %j', (value) => {
  expect(() => withTexts(readNames(names), value)).toThrow('search index');
});
