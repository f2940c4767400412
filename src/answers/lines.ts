import type { BoxAnswer } from '@pt-docs/search/answers';
import { codecs as screenerCodecs } from '@site/src/figures/ScreenerPlayground/codecs';
import { readWhere, windowFor } from '@site/src/figures/ScreenerPlayground/model';
import { filterInWords } from '@site/src/lib/screener/filterInWords';
import { screenerFieldKey, screenerFieldKeys } from '@site/src/lib/screener/screenerFieldKeys';
import type { Filter } from '@site/src/lib/screener/screenerFilter';
import type { Asked } from './asked';
import { figureAddress } from './figureAddress';

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

/** The line as the grammar wants it: signs for words, plain numbers, ids for names. */
function corrected(line: string): string | null {
  const signs = COMPARISONS.reduce((text, [words, sign]) => text.replace(words, sign), line);
  const numbers = signs.replace(/\$|(?<=\d)%(?!\s*\d)/g, '').replace(/(?<=\d),(?=\d{3})/g, '');
  const parts = numbers.split(/\s+and\s+(?=[a-z])/).map((part) => {
    const [, name = '', rest = ''] =
      /^\s*([a-z][\w ]*?)\s*((?:[<>]=?|=|\bbetween\b|\bchanged%).*)$/.exec(part) ?? [];
    const field = fieldNamed(name);
    return field && `${field} ${rest}`;
  });
  return parts.every(Boolean) ? parts.join(' and ') : null;
}

const unitOf = ({ field, operator, window }: Filter): string => {
  const { name = field, unit = '' } = screenerFieldKey(field) ?? {};
  const over = windowFor(field, window);
  return `${name} is in ${operator === 'changed%' ? '% of change' : unit}${over ? ` over ${over}` : ''}.`;
};

/** `where funding < 0`, checked by the grammar; a line with a mistake comes back corrected. */
export function filterLine({ text }: Asked): BoxAnswer | null {
  const line = text.replace(/^[/>]?\s*where\s+/, '');
  const isLine = line !== text || /[<>]/.test(text);
  const given = isLine ? readWhere(line) : null;
  if (!given || !/\d/.test(line)) {
    return null;
  }
  const where = 'error' in given ? corrected(line) : line;
  const filters = where === null ? null : readWhere(where);
  if (where === null || !filters || 'error' in filters) {
    return null;
  }
  return {
    sentence:
      'error' in given
        ? `Write where ${where}.`
        : `where ${filters.map(filterInWords).join(' and ')} is a valid filter.`,
    assumed: [
      ...('error' in given ? [`As typed it’s refused: ${given.error}`] : []),
      ...new Set(filters.map(unitOf)),
    ].join(' '),
    url: figureAddress('screener-playground', screenerCodecs, { where }),
  };
}
