import type { BoxAnswer } from '@pt-docs/search/answers';
import type { Side } from '@site/src/figures/OrderCost/model';
import { counted, plainNumber, usd } from '@site/src/lib/text/format';
import { type Amount, type Asked, has, hasOnly } from './asked';

export type Recognise = (asked: Asked) => BoxAnswer | null;

export const DOLLARS = 'usdt?|usdc|dollars?';

/** A question that is asked in these words, and in no others but those that may stand beside them. */
export const recogniser = (asks: RegExp, words: string, answer: Recognise): Recognise => {
  const known = new RegExp(`^(${words})$`);
  return (asked) => (asks.test(asked.text) && hasOnly(asked, known) ? answer(asked) : null);
};

/** Null when none is named; `both` is no question that has an answer. */
export function sideOf(asked: Asked): Side | 'both' | null {
  const [isLong, isShort] = [has(asked, /^(long|buy)$/), has(asked, /^(short|sell)$/)];
  return isLong && isShort ? 'both' : isLong ? 'long' : isShort ? 'short' : null;
}

export const ofUnit = ({ amounts }: Asked, ...units: readonly Amount['unit'][]): readonly Amount[] =>
  amounts.filter(({ unit }) => units.includes(unit));

/** Numbers that belong to words by the order in which both stand: `risk 1% stop 2%`, `1% risk 2% stop`. */
export function byRole<Role extends string>(
  words: readonly string[],
  roles: Readonly<Record<Role, RegExp>>,
  amounts: readonly Amount[],
): { readonly [role in Role]?: number } | null {
  const named = words.flatMap((word) =>
    Object.entries<RegExp>(roles).flatMap(([role, pattern]) => (pattern.test(word) ? [role] : [])),
  );
  const isWhole = named.length === amounts.length && new Set(named).size === named.length;
  return isWhole ? (Object.fromEntries(named.map((role, at) => [role, amounts[at]?.value])) as never) : null;
}

export const percent = (value: number) => `${plainNumber(value)}%`;
export const signed = (value: number) => `${value > 0 ? '+' : ''}${percent(value)}`;
/** As it was told: whole dollars without cents. */
export const dollars = (value: number) => usd(value, Number.isInteger(value) ? 0 : 2);
/** Six digits of a quotient are more than anyone quotes. */
export const shortened = (value: number) => Number(value.toPrecision(6));
export const heldText = (hours: number) => (hours % 24 === 0 ? counted(hours / 24, 'day') : `${hours} h`);
