import { describe, expect, it } from 'vitest';
import { synonyms } from './synonyms';
import { synonymsSchema } from './synonyms.schema';

describe('synonyms', () => {
  it('fit the schema', () => {
    const result = synonymsSchema.safeParse(synonyms);
    expect(result.success, `data/search/synonyms.ts: ${result.error?.message}`).toBe(true);
  });

  it('name each phrase once, so that a phrase has one meaning', () => {
    const phrases = synonyms.flat();
    expect(
      phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index),
      'phrases that stand in two groups of data/search/synonyms.ts: join the groups or remove one',
    ).toEqual([]);
  });
});
