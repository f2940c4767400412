import type { Filter } from './screenerFilter';

/** Made once: a line is read again with every letter that is typed. */
const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 10 });

function plain(value: number): string {
  return format.format(value).replace('-', '−');
}

/** A filter as the grammar read it, with its numbers written out. */
export function filterInWords({ field, operator, values, window }: Filter): string {
  return [field, operator, values.map(plain).join(' to '), window ?? ''].join(' ').trim();
}
