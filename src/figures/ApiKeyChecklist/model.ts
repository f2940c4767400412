import { daysLater } from '@site/data/formulas/trading/key-expiry';
import { keyLifetime } from '@site/data/trading/exchange-limits';
import { exchangePermissions, keyRecipes } from '@site/data/trading/exchange-permissions';
import type { KeyRecipe } from '@site/data/trading/exchange-permissions.schema';
import { MONTHS } from '@site/src/lib/text/dates';
import type { Codec } from '../kit/state/codec';
import { ptAbilities, type RightId, thiefAbilities } from './abilities';

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
export const CREATED = { month: 3, day: 1 } as const;

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

export function judgeKey({ access, rights, isBound, passwordDay }: KeyInput) {
  const ticked = exchangePermissions.filter(({ id }) => rights.includes(id));
  const isRefused = ticked.some((right) => right.tradingKey === 'refused');
  const isSentence = (sentence: string | null): sentence is string => sentence !== null;
  const lifeDays = lifeOf(isBound, passwordDay);
  return {
    isRefused,
    pt: isRefused ? [] : ticked.map(({ id }) => ptAbilities[id][access]).filter(isSentence),
    thief: ticked.map(({ id }) => thiefAbilities[id][access]).filter(isSentence),
    /** Rights that are ticked although PT has no use for them, by name. */
    unused: ticked.filter((right) => right.tradingKey === 'leave-off').map(({ name }) => name),
    /** Days from the making of the key to its end; null: it does not end by itself. */
    lifeDays,
    /** The day on which it ends, in words. */
    endsOn: lifeDays === null ? null : dayInWords(lifeDays),
  };
}

export type KeyVerdict = ReturnType<typeof judgeKey>;

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
