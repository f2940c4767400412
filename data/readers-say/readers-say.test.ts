import { describe, expect, it } from 'vitest';
import { isQuestionWord, stemOf, wordsOf } from '../../packages/search/src/analyse';
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

  it('says each thing once for a section', () => {
    const stems = (phrase: string) => wordsOf(phrase).map(stemOf).sort().join(' ');
    const twice = Object.entries(readersSay).flatMap(([address, phrases]) =>
      phrases
        .filter((phrase, at) => phrases.findIndex((other) => stems(other) === stems(phrase)) < at)
        .map((phrase) => `${address}: ${phrase}`),
    );
    expect(twice, 'phrases that their section has in other forms already; remove them').toEqual([]);
  });
});
