import { describe, expect, it } from 'vitest';
import type { IndexFile } from './indexFile';
import { ReaderWords } from './readerWords';

const DELETE_STUDY = 0;
const CHART = 1;
const LONG = 2;
const TWO_NEAR = 3;

const said: IndexFile['said'] = [
  [DELETE_STUDY, ['delete study']],
  [CHART, ['chart']],
  [LONG, ['whole long phrase']],
  [TWO_NEAR, ['buy long coins']],
];
const near = [
  ['delete', 'erase', 'get rid'],
  ['chart', 'graph'],
  ['study', 'indicator'],
  ['buy', 'coins', 'purchase'],
];
const readerWords = new ReaderWords({ said, near });

const heard = (query: string, known: readonly string[] = [], unfinished = false) =>
  readerWords.in(query.split(' '), (word) => known.includes(word), unfinished);
const namedBy = (query: string, known?: readonly string[], unfinished?: boolean) =>
  heard(query, known, unfinished).said.map(({ id }) => id);
const strengthOf = (query: string) => heard(query).said[0]?.strength ?? 0;

describe('words of readers are heard', () => {
  it.each([
    ['study to delete', 'in any order'],
    ['studies deleted', 'in other forms'],
    ['erase study', 'in a word near one of them'],
    ['erase indicator', 'in words near both'],
    ['get rid of a study', 'in words that are near only together'],
    ['erase indicatro', 'misspelt'],
  ])('%s (%s)', (query) => {
    expect(namedBy(query)).toEqual([DELETE_STUDY]);
  });

  it('in the beginning of the last word, while it is typed', () => {
    expect(namedBy('erase indic', [], true)).toEqual([DELETE_STUDY]);
    expect(namedBy('erase indic', ['indic'], false)).toEqual([]);
  });

  it('less surely the fewer of them the query has', () => {
    const sure = ['delete study', 'delete indicator', 'erase indicator'].map(strengthOf);
    expect(sure[0]).toBe(1);
    expect(sure).toEqual([...sure].sort((a, b) => b - a));
    expect(new Set(sure).size).toBe(3);
  });

  it('not in a word that the pages use themselves', () => {
    expect(namedBy('erase studdy')).toEqual([DELETE_STUDY]);
    expect(namedBy('erase studdy', ['studdy'])).toEqual([]);
  });

  it('not in a word near a phrase of one word', () => {
    expect(namedBy('chart')).toEqual([CHART]);
    expect(namedBy('graph')).toEqual([]);
  });

  it('without one word of a long phrase, and of a short one in full', () => {
    expect(namedBy('whole phrase')).toEqual([LONG]);
    expect(namedBy('phrase')).toEqual([]);
    expect(namedBy('delete')).toEqual([]);
  });

  it('with a word of the query for each word of the phrase', () => {
    expect(namedBy('purchase')).toEqual([]);
    expect(namedBy('long purchase')).toEqual([TWO_NEAR]);
    expect(strengthOf('long purchase')).toBeLessThan(strengthOf('long purchase coins'));
  });
});
