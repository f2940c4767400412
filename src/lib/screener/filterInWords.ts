import { plainNumber } from '../text/format';
import type { Filter } from './screenerFilter';

/** A filter as the grammar read it, with its numbers written out. */
export function filterInWords({ field, size, operator, values, window }: Filter): string {
  const sized = size === undefined ? [] : [`size=${plainNumber(size)}`];
  return [field, ...sized, operator, values.map(plainNumber).join(' to '), window ?? ''].join(' ').trim();
}
