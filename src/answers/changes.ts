import type { Change } from '@pt-docs/search/answers';
import type { Side } from '@site/src/figures/OrderCost/model';
import type { Amount, Asked } from './asked';

/** The query with other words in place of its own, or behind it. */
const saying = ({ text }: Asked, own: RegExp, words: string): string =>
  own.test(text) ? text.replace(own, words) : `${text.replace(/[?!.]+$/, '')} ${words}`;

/** The query with something else where a number was, or right behind it. */
export const putting = ({ text }: Asked, { span: [start, end] }: Amount, words: string, isBehind = false) =>
  `${text.slice(0, isBehind ? end : start)}${isBehind ? ' ' : ''}${words}${text.slice(end)}`;

/** What isn't a choice was told by the reader, and stays. */
export const nextOf = <Choice>(choices: readonly Choice[], current: Choice): Choice =>
  choices.includes(current) ? (choices[(choices.indexOf(current) + 1) % choices.length] as Choice) : current;

/** One of a few words that a query may name; `named` says it in the words of the chip and of the query. */
export function wordChange<Word extends string>(
  asked: Asked,
  own: RegExp,
  words: readonly Word[],
  current: Word,
  named: (word: Word) => string = (word) => word,
): Change {
  const to = named(nextOf(words, current));
  return { from: named(current), to, query: saying(asked, own, to) };
}

export const sideChange = (asked: Asked, side: Side): Change =>
  wordChange(asked, /\b(long|buy|short|sell)\b/, ['long', 'short'], side);

/** A percentage with a name of its own, which the query may have told. */
export function shareChange(
  asked: Asked,
  name: string,
  choices: readonly string[],
  share: number,
  isTold: boolean,
): Change {
  const to = `${nextOf(choices, `${share}`)}%`;
  const told = isTold && asked.amounts.find(({ unit, value }) => unit === '%' && value === share);
  return {
    from: `${name} ${share}%`,
    to,
    query: told ? putting(asked, told, to) : saying(asked, /$^/, `${name} ${to}`),
  };
}
