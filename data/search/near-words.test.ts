import { describe, expect, it } from 'vitest';
import { nearWords } from './near-words';
import { nearWordsSchema } from './near-words.schema';

describe('near words', () => {
  it('fit the schema', () => {
    const result = nearWordsSchema.safeParse(nearWords);
    expect(result.success, `data/search/near-words.ts: ${result.error?.message}`).toBe(true);
  });

  it('stand once in a group', () => {
    const twice = nearWords.flatMap((group) => group.filter((word, at) => group.indexOf(word) !== at));
    expect(twice, 'words that one group of data/search/near-words.ts has twice').toEqual([]);
  });
});
