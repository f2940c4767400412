import { formatNumber } from '@site/src/lib/format';

const STEPS = [
  [1e9, 'b'],
  [1e6, 'm'],
  [1e3, 'k'],
] as const;

/** Three digits that matter, shortened as filters write them: 1.53b, 420k, 0.87. */
export function shortNumber(value: number): string {
  if (Number.isNaN(value)) {
    return 'no data';
  }
  const size = Math.abs(value);
  const [unit, letter] = STEPS.find(([step]) => size >= step) ?? [1, ''];
  const scaled = value / unit;
  const decimals = Math.abs(scaled) >= 100 || scaled === 0 ? 0 : Math.abs(scaled) >= 10 ? 1 : 2;
  return `${formatNumber(scaled, Number.isInteger(value) && unit === 1 ? 0 : decimals)}${letter}`;
}
