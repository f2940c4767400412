import { plainNumber } from '../text/format';
import type { Filter } from './screenerFilter';

/** A filter as the grammar read it, with its numbers written out. */
export function filterInWords({ field, operator, values, window }: Filter): string {
  return [field, operator, values.map(plainNumber).join(' to '), window ?? ''].join(' ').trim();
}
