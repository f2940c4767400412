import { describe, expect, it } from 'vitest';
import { blocksOfFirstScreen } from './firstScreen';

describe('the first screen of a text', () => {
  it('ends before the block that begins below it', () => {
    expect(blocksOfFirstScreen([500, 500, 500, 500], 900)).toBe(3);
  });

  it('has a long block whole, and always one', () => {
    expect(blocksOfFirstScreen([5000, 10], 900)).toBe(1);
  });

  it('is all of a short text', () => {
    expect(blocksOfFirstScreen([100, 100], 900)).toBe(2);
    expect(blocksOfFirstScreen([], 900)).toBe(0);
  });
});
