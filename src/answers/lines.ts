import type { BoxAnswer } from '@pt-docs/search/answers';
import { screenerFieldKey, screenerFieldKeys } from '@site/src/lib/screener/screenerFieldKeys';
import { type Filter, filterInWords } from '@site/src/lib/screener/screenerFilter';
import { readWhere, windowFor } from '@site/src/pt/model/screening';
import { tryAddress } from '@site/src/pt/tryAddress';
import type { Query } from './readQuery';

const SHORT: Readonly<Record<string, string>> = {
  oi: 'open_interest',
  mcap: 'market_cap',
  marketcap: 'market_cap',
};

const joined = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** A field by its id or its name in any spelling; a name that goes on after it (`funding rate`) is meant for it. */
function fieldNamed(text: string): string | null {
  const name = joined(text);
  const keys = screenerFieldKeys.map(({ id, name: own }) => ({ id, names: [joined(id), joined(own)] }));
  const exact = keys.filter(({ names }) => names.includes(name));
  const found =
    exact.length > 0 ? exact : keys.filter(({ names }) => names.some((own) => name === `${own}rate`));
  return SHORT[name] ?? (found.length === 1 ? (found[0]?.id ?? null) : null);
}

const COMPARISONS = [
  [/\s+(?:is\s+)?(?:below|under|less than|lower than)\s+/g, ' < '],
  [/\s+(?:is\s+)?(?:above|over|more than|greater than|higher than)\s+/g, ' > '],
  [/\s+(?:is\s+)?at least\s+/g, ' >= '],
  [/\s+(?:is\s+)?at most\s+/g, ' <= '],
] as const;

const plainOf = (text: string) => text.replace(/\$|(?<=\d)%(?!\s*\d)/g, '').replace(/(?<=\d),(?=\d{3})/g, '');

/** Dollars and percent are left out of a line where the field counts in them; elsewhere they're a slip. */
function isIn(field: string, text: string): boolean {
  const { unit = '' } = screenerFieldKey(field) ?? {};
  const isPercent = unit.includes('%') || text.includes('changed%');
  return (!text.includes('$') || unit.includes('USD')) && (!/\d%/.test(text) || isPercent);
}

/** The line as the grammar wants it: signs for words, plain numbers, ids for names. */
function corrected(line: string): string | null {
  const signs = COMPARISONS.reduce((text, [words, sign]) => text.replace(words, sign), line);
  const parts = signs.split(/\s+and\s+(?=[a-z])/).map((part) => {
    const [, name = '', rest = ''] =
      /^\s*([a-z][\w ]*?)\s*((?:[<>]=?|=|\bbetween\b|\bchanged%).*)$/.exec(part) ?? [];
    const field = fieldNamed(name);
    return field && isIn(field, rest) ? `${field} ${plainOf(rest)}` : null;
  });
  return parts.every(Boolean) ? parts.join(' and ') : null;
}

const unitOf = ({ field, operator, window }: Filter): string => {
  const { name = field, unit = '' } = screenerFieldKey(field) ?? {};
  const over = windowFor(field, window);
  return `${name} is in ${operator === 'changed%' ? '% of change' : unit}${over ? ` over ${over}` : ''}.`;
};

/** Filters as they are typed, or said in words; otherwise why what was typed is refused. */
export function readFilters(line: string) {
  const typed = readWhere(line);
  if (!('error' in typed)) {
    return { where: line, filters: typed, refused: '' };
  }
  const where = corrected(line.toLowerCase());
  const filters = where ? readWhere(where) : typed;
  return !where || 'error' in filters ? typed : { where, filters, refused: typed.error };
}

/** `where funding < 0`; a line with a mistake comes back corrected. */
export function filterLine({ text }: Query): BoxAnswer | null {
  const line = text.replace(/^[/>]?\s*where\s+/, '');
  const isLine = line !== text || /[<>]/.test(text);
  const read = isLine && /\d/.test(line) ? readFilters(line) : null;
  if (!read || 'error' in read) {
    return null;
  }
  const { where, filters, refused } = read;
  return {
    sentence: refused
      ? `Write where ${where}.`
      : `where ${filters.map(filterInWords).join(' and ')} is a valid filter.`,
    assumed: [
      ...(refused ? [`As typed it’s refused: ${refused}`] : []),
      ...new Set(filters.map(unitOf)),
    ].join(' '),
    url: tryAddress('screener', `where ${where}`),
  };
}
