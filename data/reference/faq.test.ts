import { describe, expect, it } from 'vitest';
import { faq } from './faq';
import { faqSchema } from './faq.schema';

describe('data/reference/faq.ts', () => {
  it.each(faq.map((entry) => [entry.id, entry] as const))('%s follows the schema', (_, entry) => {
    expect(faqSchema.safeParse(entry).error?.issues ?? []).toEqual([]);
  });

  it('asks each question once', () => {
    expect(faq.length).toBeGreaterThan(8);
    expect(new Set(faq.map(({ id }) => id)).size).toBe(faq.length);
  });
});
