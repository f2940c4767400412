import { isStopWord, stemOf, wordsOf } from '@pt-docs/search/engine';
import { describe, expect, it } from 'vitest';
import { readersSay } from '../data/search/lists';

describe('phrases of readers (data/search/readers-say.yaml)', () => {
  it('exist', () => expect(readersSay.length).toBeGreaterThan(100));

  it('have more than question words', () => {
    const empty = readersSay
      .flatMap(({ phrases }) => phrases)
      .filter((phrase) => phrase.split(' ').every(isStopWord));
    expect(empty, 'phrases of data/search/readers-say that every question would match').toEqual([]);
  });

  it('are different for one section, whatever the form of their words', () => {
    const stems = (phrase: string) => wordsOf(phrase).map(stemOf).sort().join(' ');
    const twice = readersSay.flatMap(({ address, phrases }) =>
      phrases
        .filter((phrase, at) => phrases.findIndex((other) => stems(other) === stems(phrase)) < at)
        .map((phrase) => `${address}: ${phrase}`),
    );
    expect(twice, 'phrases that their section has in other forms already; remove them').toEqual([]);
  });
});
