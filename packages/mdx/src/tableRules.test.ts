import { expect, it } from 'vitest';
import { isNumber } from './tableRules';

it.each(['67,330.0', '−0.01%', '+0.53', '$3.16m', '1.2 ETH', '≥ 15', '—', '20×', '100 ms'])(
  '%s is a number',
  (text) => {
    expect(isNumber(text)).toBe(true);
  },
);

it.each(['', 'Once', 'H1', '3 to 5 bars', 'v2.8.6', '1h, 4h', '2026-07', '100, then 200'])(
  '%s is none',
  (text) => {
    expect(isNumber(text)).toBe(false);
  },
);
