import { daysLater } from '@site/data/formulas/trading/key-expiry';
import { keyLifetime } from '@site/data/trading/exchange-limits';
import { exchangePermissions, keyRecipes } from '@site/data/trading/exchange-permissions';
import type { KeyRecipe } from '@site/data/trading/exchange-permissions.schema';
import { MONTHS } from '@site/src/lib/text/dates';
import type { Finding } from '../kit/shell/finding';
import type { Codec } from '../kit/state/codec';
import { ptAbilities, type RightId, thiefAbilities, thiefBriefly } from './abilities';

export const ACCESS = ['read', 'write'] as const;
export type Access = (typeof ACCESS)[number];

/** As on Bybit's form. */
export const ACCESS_LABELS = { read: 'Read-Only', write: 'Read-Write' } as const satisfies Record<
  Access,
  KeyRecipe['access']
>;

export type KeyInput = {
  readonly access: Access;
  readonly rights: readonly RightId[];
  /** True when the key is bound to PT's IP addresses. */
  readonly isBound: boolean;
  /** Days after the key was made on which the Bybit password changes; 0: never. */
  readonly passwordDay: number;
};

/** The key of the page's worked example was made on this day. */
const CREATED = { month: 3, day: 1 } as const;

export function dayInWords(days: number): string {
  const { month, day } = daysLater(CREATED, days);
  return `${day} ${MONTHS[month - 1] ?? ''}`;
}

export function lifeOf(isBound: boolean, passwordDay: number): number | null {
  if (isBound) {
    return null;
  }
  const afterPassword = passwordDay + keyLifetime.unboundDaysAfterPasswordChange;
  return passwordDay > 0 ? Math.min(keyLifetime.unboundDays, afterPassword) : keyLifetime.unboundDays;
}

type Recipe = (typeof keyRecipes)[number];
export type RecipeId = Recipe['id'];

/** A key made by the book: its access, and its boxes and no others. */
export function keyFrom(id: RecipeId): Pick<KeyInput, 'access' | 'rights'> {
  const { access, rights } = keyRecipes.find((recipe) => recipe.id === id) ?? keyRecipes[0];
  return { access: access === 'Read-Only' ? 'read' : 'write', rights };
}

/** The rights that a recipe leaves off. The one it allows as an addition is not among them. */
export function leftOff({ rights, addIf }: KeyRecipe) {
  return exchangePermissions.filter(({ id }) => !rights.includes(id) && addIf?.right !== id);
}

/** The recipe that a key follows, with or without the right that may be added. */
export function recipeOf({ access, rights }: Pick<KeyInput, 'access' | 'rights'>): Recipe | undefined {
  return keyRecipes.find((recipe) => {
    const off = leftOff(recipe).map(({ id }) => id);
    return (
      recipe.access === ACCESS_LABELS[access] &&
      recipe.rights.every((id) => rights.includes(id)) &&
      !off.some((id) => rights.includes(id))
    );
  });
}

type Right = (typeof exchangePermissions)[number];

const isNeeded = ({ tradingKey }: Right) => tradingKey === 'if-used';

/** The cells of the key, by what they are for. */
export const GROUPS = [
  { name: 'See and trade', rights: exchangePermissions.filter(isNeeded) },
  { name: 'Leave off', rights: exchangePermissions.filter((right) => !isNeeded(right)) },
] as const;

type Cell = {
  readonly level: 'off' | 'on' | 'caution' | 'refused';
  /** What a thief could do with the right, in a few words. */
  readonly thief: string;
};

/** A right on the key: unlit, lit, or lit with a warning. Bound to PT's addresses, a stolen copy can't trade. */
export function cellOf({ access, rights, isBound }: KeyInput, right: Right): Cell {
  if (!rights.includes(right.id)) {
    return { level: 'off', thief: 'off' };
  }
  if (right.tradingKey === 'refused') {
    return { level: 'refused', thief: 'PT refuses the key' };
  }
  const isDangerous = !isNeeded(right) || (access === 'write' && !isBound);
  return {
    level: isDangerous ? 'caution' : 'on',
    thief: isBound ? 'A thief: refused by Bybit' : `A thief ${thiefBriefly[right.id][access]}`,
  };
}

export function judgeKey({ access, rights, isBound, passwordDay }: KeyInput) {
  const ticked = exchangePermissions.filter(({ id }) => rights.includes(id));
  const isRefused = ticked.some((right) => right.tradingKey === 'refused');
  const lifeDays = lifeOf(isBound, passwordDay);
  return {
    isRefused,
    /** Rights that are ticked although PT has no use for them, by name. */
    unused: ticked.filter((right) => right.tradingKey === 'leave-off').map(({ name }) => name),
    ticked: `${ticked.length} of ${exchangePermissions.length}`,
    /** Days from the making of the key to its end; null: it does not end by itself. */
    lifeDays,
    /** The day on which it ends, in words. */
    endsOn: lifeDays === null ? null : dayInWords(lifeDays),
    /** What each ticked right gives PT and a thief. */
    allows: exchangePermissions.map(({ id, name }) => {
      const isTicked = rights.includes(id);
      return {
        name,
        isTicked,
        pt: (isTicked && !isRefused && ptAbilities[id][access]) || 'Nothing',
        thief: (isTicked && thiefAbilities[id][access]) || 'Nothing',
      };
    }),
  };
}

export type KeyVerdict = ReturnType<typeof judgeKey>;

const OWN_MIX = 'Your own mix';
export const goalOf = (recipe: Recipe | undefined) => recipe?.goal ?? OWN_MIX;

function verdictOf(input: KeyInput, { isRefused, allows }: KeyVerdict): string {
  if (isRefused) {
    return 'PT refuses this key because it can withdraw: untick withdrawal on Bybit.';
  }
  if (!allows.some(({ pt }) => pt !== 'Nothing')) {
    return 'PT can do nothing with this key: no box that it uses is ticked.';
  }
  const goal = goalOf(recipeOf(input));
  if (input.access === 'read') {
    return `${goal}: PT can look at your account, and no one can trade with this key.`;
  }
  return input.isBound
    ? `${goal}: PT trades when you ask, and Bybit refuses a stolen copy.`
    : `${goal}: PT trades when you ask, and so could a thief with a copy.`;
}

export function describeKey(input: KeyInput, verdict: KeyVerdict): Finding {
  const { lifeDays, endsOn, unused, ticked } = verdict;
  return {
    verdict: verdictOf(input, verdict),
    detail: [
      lifeDays === null
        ? 'Bound to PT’s addresses, it works from nowhere else and has no expiry date.'
        : `Not bound, it works from anywhere and expires after ${lifeDays} days, on ${endsOn}.`,
      `${ticked} rights are ticked.`,
      unused.length > 0 &&
        `PT doesn’t use ${unused.join(' and ')}: untick ${unused.length > 1 ? 'them' : 'it'}.`,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

const letterOf = (index: number) => String.fromCharCode(97 + index);

/** One letter per ticked right, in the order of the table; `-` where none is ticked. */
export function rightsCodec(fallback: readonly RightId[]): Codec<readonly RightId[]> {
  return {
    fallback,
    read(text) {
      if (text === '-') {
        return [];
      }
      const rights = exchangePermissions
        .filter((_, index) => text.includes(letterOf(index)))
        .map(({ id }) => id);
      return rights.length > 0 && rights.length === text.length ? rights : undefined;
    },
    write: (rights) =>
      exchangePermissions.map(({ id }, index) => (rights.includes(id) ? letterOf(index) : '')).join('') ||
      '-',
  };
}
