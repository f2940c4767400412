import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type IndexFile, type RecordEntry, readNames, recordKinds, withTexts } from '../engine/indexFile';
import { encodeIndex } from './encodeIndex';

const FILE = '/assets/search/texts.0a1b2c3d.json';

const sent = (value: unknown) => JSON.parse(JSON.stringify(value));

/** What a browser gets. */
function filesOf(index: IndexFile) {
  const { names, texts } = encodeIndex(index);
  return { names: sent({ ...names, file: FILE }), texts: sent(texts) };
}

const index: IndexFile = {
  pages: [
    ['/a', 'A', ''],
    ['/b', 'B', 'Part'],
  ],
  records: [
    [0, 0, '', [], 'A page.', []],
    [0, 1, 'x', ['X'], 'X marks it.', []],
    [0, 5, 'x-1', ['X', 'One'], 'One · first', ['1']],
    [0, 5, 'y-1', ['Y', 'One'], 'Onefold', []],
    [1, 0, '', [], '', []],
    [1, 6, 'm', ['M'], 'M', []],
  ],
  synonyms: [['a', 'b']],
  said: [[1, ['cross']]],
  near: [['c', 'd']],
};

describe('the index', () => {
  it('comes back as it was, names first', () => {
    const { names, texts } = filesOf(index);
    const read = readNames(names);
    expect(read.file).toBe(FILE);
    expect(read.records[2]).toEqual([0, 5, 'x-1', ['X', 'One'], '', ['1']]);
    expect(withTexts(read, texts)).toEqual(index);
  });

  it('comes back whatever its texts are', () => {
    const text = fc.string({ unit: 'grapheme' }).map((value) => value.replace(/\s+/g, ' ').trim());
    const heading = text.filter((value) => value !== '');
    const record = fc.tuple(
      fc.constant(0),
      fc.nat(recordKinds.length - 1),
      text,
      fc.array(heading, { maxLength: 4 }),
      text,
      fc.array(text, { maxLength: 2 }),
    );
    fc.assert(
      fc.property(fc.array(record, { minLength: 1 }), (records) => {
        const own = { ...index, pages: index.pages.slice(0, 1), records: records as RecordEntry[], said: [] };
        const { names, texts } = filesOf(own);
        expect(withTexts(readNames(names), texts)).toEqual(own);
      }),
    );
  });

  it('is not written with a heading that would be read as two', () => {
    const records: RecordEntry[] = [[0, 1, 'x', ['A\tB'], '', []]];
    expect(() => encodeIndex({ ...index, records })).toThrow('contains a tab or a line break');
  });

  const { names, texts } = filesOf(index);

  it.each([
    null,
    'x',
    {},
    { ...names, version: 1 },
    { ...names, file: 'https://evil.example/x.json' },
    { ...names, pages: [] },
    { ...names, counts: [4, 3] },
    { ...names, kinds: '9'.repeat(6) },
    { ...names, anchors: 'x' },
    { ...names, headings: undefined },
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
});
