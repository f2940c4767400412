import { expect, it } from 'vitest';
import { readersSay } from './';
import { readersSaySchema } from './schema';

it('fits the schema', () => {
  const result = readersSaySchema.safeParse(readersSay);
  expect(result.success, `data/search/readers-say: ${result.error?.message}`).toBe(true);
});
