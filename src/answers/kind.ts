import type { BoxAnswer, FindNamed } from '@pt-docs/search/answers';
import type { Query } from './readQuery';
import type { RoleName, Values } from './roles';

type Answer = Pick<BoxAnswer, 'sentence' | 'assumed' | 'url'>;

/** One kind of question: what it's about, and which roles its words and amounts can have. */
export type Kind = {
  /** One word of each line has to be in the query. */
  readonly topics: readonly string[];
  /** How the query of a chip begins; the first topic unless it says so. */
  readonly lead?: string;
  /** What may be said besides and changes nothing. */
  readonly words?: string;
  /** `bare`: an amount in its unit is it without a word. `beside`: only with its word beside it. */
  readonly takes: { readonly [role in RoleName]?: 'bare' | 'beside' };
  /** What has to be asked for, instead of given: the margin in `how much margin 30000 10x`. */
  readonly asks?: RoleName;
  readonly needs?: readonly RoleName[];
  /** What holds where a query doesn't say it. */
  readonly usual?: (given: Values) => Values;
  readonly understood?: (values: Values, said: string) => string;
  /** The number that was asked for stands between asterisks. Null where nothing true can be said. */
  readonly answer: (values: Values, given: Values, query: Query) => Answer | null;
};
export type Recognise = (query: Query, find: FindNamed) => BoxAnswer | null;

export const listOf = (words = ''): readonly string[] => words.split(' ').filter(Boolean);
export const namesIn = ({ takes }: Kind) => Object.keys(takes) as RoleName[];

export const withUsual = ({ takes, usual }: Kind, given: Values): Values => {
  const values = { ...usual?.(given), ...given };
  return Object.fromEntries((Object.keys(takes) as RoleName[]).map((name) => [name, values[name]]));
};
