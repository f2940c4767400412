import type { Filter } from './screenerFilter';

function plain(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 10 }).replace('-', '−');
}

/** A filter as the grammar read it, with its numbers written out. */
export function filterInWords({ field, operator, values, window }: Filter): string {
  return [field, operator, values.map(plain).join(' to '), window ?? ''].join(' ').trim();
}
