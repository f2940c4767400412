import { describe, expect, it } from 'vitest';
import { ratio, sum } from './ratio';

describe('ratio', () => {
  it('divides', () => {
    expect(ratio(3, 4)).toBe(0.75);
    expect(ratio(0, 4)).toBe(0);
  });

  it('has no value over nothing, whatever the sign above', () => {
    expect(ratio(1, 0)).toBeNaN();
    expect(ratio(-1, 0)).toBeNaN();
    expect(ratio(0, 0)).toBeNaN();
  });
});

describe('sum', () => {
  it('of nothing is zero', () => {
    expect(sum([])).toBe(0);
    expect(sum([1, 2, 3.5])).toBe(6.5);
  });
});
