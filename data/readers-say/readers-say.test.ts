import { describe, expect, it } from 'vitest';
import { isQuestionWord } from '../../src/search/analyse';
import { readersSay } from '.';
import { readersSaySchema } from './schema';

describe('what readers say', () => {
  it('fits the schema', () => {
    const result = readersSaySchema.safeParse(readersSay);
    expect(result.success, `data/readers-say: ${result.error?.message}`).toBe(true);
  });

  it('has a word in every phrase that says something', () => {
    const empty = Object.values(readersSay)
      .flat()
      .filter((phrase) => phrase.split(' ').every(isQuestionWord));
    expect(empty, 'phrases of data/readers-say that every question would match').toEqual([]);
  });
});
