import { daysLater } from '@site/data/formulas/trading/key-expiry';
import { keyLifetime } from '@site/data/trading/exchange-limits';
import { exchangePermissions, keyRecipes } from '@site/data/trading/exchange-permissions';
import type { KeyRecipe } from '@site/data/trading/types';
import { MONTHS } from '@site/src/lib/text/dates';
import { listed } from '@site/src/lib/text/format';
import type { Finding } from '../kit/shell/finding';
import type { Codec } from '../kit/state/codec';

export const ACCESS = ['read', 'write'] as const;
export type Access = (typeof ACCESS)[number];
/** As on Bybit's form. */
export const ACCESS_LABELS = { read: 'Read-Only', write: 'Read-Write' } as const satisfies Record<
  Access,
  KeyRecipe['access']
>;

type Right = (typeof exchangePermissions)[number];
export type RightId = Right['id'];

/** What a right allows a key that may only read, and one that may write: PT, null where it has no use for it, and a thief. */
type Ability = { readonly pt: Record<Access, string> | null; readonly thief: Record<Access, string> };

export const abilities: Readonly<Record<RightId, Ability>> = {
  'right-contract-position': {
    pt: {
      read: 'shows your positions',
      write: 'shows your positions and changes their settings when you ask',
    },
    thief: { read: 'sees your positions', write: 'changes your positions’ settings' },
  },
  'right-contract-order': {
    pt: { read: 'shows your open orders', write: 'places, changes and cancels orders when you ask' },
    thief: { read: 'sees where your orders rest', write: 'cancels your stops and trades your margin away' },
  },
  'right-spot': {
    pt: { read: 'shows your spot orders', write: 'buys and sells coins when you send an order' },
    thief: { read: 'sees your spot orders', write: 'sells your coins, or buys what no one wants' },
  },
  'right-usdc': {
    pt: { read: 'shows your USDC orders', write: 'trades USDC contracts when you send an order' },
    thief: { read: 'sees your USDC orders', write: 'trades your margin away, with options too' },
  },
  'right-account-transfer': {
    pt: null,
    thief: { read: 'sees your transfers', write: 'moves balances away from your positions' },
  },
  'right-withdraw': {
    pt: null,
    thief: { read: 'sees your withdrawals', write: 'sends your coins away for good' },
  },
  'right-other-products': {
    pt: null,
    thief: { read: 'sees what else you hold', write: 'uses other products in your name' },
  },
};

export type KeyInput = {
  readonly access: Access;
  readonly rights: readonly RightId[];
  /** True when the key is bound to PT's IP addresses. */
  readonly isBound: boolean;
};

/** The key of the page's worked example was made on this day. */
const CREATED = { month: 3, day: 1 } as const;

export function dayInWords(days: number): string {
  const { month, day } = daysLater(CREATED, days);
  return `${day} ${MONTHS[month - 1] ?? ''}`;
}

type Recipe = (typeof keyRecipes)[number];
export type RecipeId = Recipe['id'];

/** A key made by the book: its access, and its boxes and no others. */
export function keyFrom(id: RecipeId): Pick<KeyInput, 'access' | 'rights'> {
  const { access, rights } = keyRecipes.find((recipe) => recipe.id === id) ?? keyRecipes[0];
  return { access: access === 'Read-Only' ? 'read' : 'write', rights };
}

/** The rights that a recipe leaves off. The one it allows as an addition is not among them. */
export const leftOff = ({ rights, addIf }: KeyRecipe) =>
  exchangePermissions.map(({ id }) => id).filter((id) => !rights.includes(id) && addIf?.right !== id);

/** The recipe that a key follows, with or without the right that may be added. */
export const recipeOf = ({ access, rights }: Pick<KeyInput, 'access' | 'rights'>): Recipe | undefined =>
  keyRecipes.find(
    (recipe) =>
      recipe.access === ACCESS_LABELS[access] &&
      recipe.rights.every((id) => rights.includes(id)) &&
      !leftOff(recipe).some((id) => rights.includes(id)),
  );

const isNeeded = ({ tradingKey }: Right) => tradingKey === 'if-used';

/** The cells of the key, by what they are for. */
export const GROUPS = [
  { name: 'See and trade', rights: exchangePermissions.filter(isNeeded) },
  { name: 'Leave off', rights: exchangePermissions.filter((right) => !isNeeded(right)) },
] as const;

/** A right on the key: unlit, lit, or lit with a warning. Bound to PT's addresses, a stolen copy can't trade. */
export function cellOf({ access, rights, isBound }: KeyInput, right: Right) {
  if (!rights.includes(right.id)) {
    return { level: 'off', thief: 'off' };
  }
  if (right.tradingKey === 'refused') {
    return { level: 'refused', thief: 'PT refuses the key' };
  }
  const isDangerous = !isNeeded(right) || (access === 'write' && !isBound);
  return {
    level: isDangerous ? 'caution' : 'on',
    thief: isBound ? 'A thief: refused by Bybit' : `A thief ${abilities[right.id].thief[access]}`,
  };
}

/** What a key allows PT and a thief to do, how long it works, and what is wrong with it. */
export function judgeKey({ access, rights, isBound }: KeyInput) {
  const ticked = exchangePermissions.filter(({ id }) => rights.includes(id));
  const isRefused = ticked.some((right) => right.tradingKey === 'refused');
  const lifeDays = isBound ? null : keyLifetime.unboundDays;
  return {
    isRefused,
    /** Rights that are ticked although PT has no use for them, by name. */
    unused: ticked.filter((right) => right.tradingKey === 'leave-off').map(({ name }) => name),
    ticked: `${ticked.length} of ${exchangePermissions.length}`,
    /** Days from the making of the key to its end; null: it does not end by itself. */
    lifeDays,
    /** The day on which it ends, in words. */
    endsOn: lifeDays === null ? null : dayInWords(lifeDays),
    /** What each right gives PT and a thief. */
    allows: exchangePermissions.map(({ id, name }) => {
      const { pt, thief } = abilities[id];
      const isTicked = rights.includes(id);
      return {
        name,
        isTicked,
        pt: (isTicked && !isRefused && pt?.[access]) || 'nothing',
        thief: isTicked ? thief[access] : 'nothing',
      };
    }),
  };
}

export type KeyVerdict = ReturnType<typeof judgeKey>;

export const goalOf = (recipe: Recipe | undefined) => recipe?.goal ?? 'Your own mix';

function verdictOf(input: KeyInput, { isRefused, allows }: KeyVerdict): string {
  const goal = goalOf(recipeOf(input));
  if (isRefused) {
    return 'PT refuses this key because it can withdraw: untick withdrawal on Bybit.';
  }
  if (allows.every(({ pt }) => pt === 'nothing')) {
    return 'PT can do nothing with this key: no box that it uses is ticked.';
  }
  if (input.access === 'read') {
    return `${goal}: PT can look at your account, and no one can trade with this key.`;
  }
  return `${goal}: PT trades when you ask, and ${input.isBound ? 'Bybit refuses a stolen copy' : 'so could a thief with a copy'}.`;
}

export function describeKey(input: KeyInput, verdict: KeyVerdict): Finding {
  const { lifeDays, endsOn, unused, ticked } = verdict;
  const life =
    lifeDays === null
      ? 'Bound to PT’s addresses, it works from nowhere else and has no expiry date.'
      : `It isn’t bound to addresses, so it works from anywhere and expires after ${lifeDays} days, on ${endsOn}, or sooner if you change your Bybit password.`;
  const advice =
    unused.length > 0 && `PT doesn’t use ${listed(unused)}: untick ${unused.length > 1 ? 'them' : 'it'}.`;
  return {
    verdict: verdictOf(input, verdict),
    detail: [life, `${ticked} rights are ticked.`, advice].filter(Boolean).join(' '),
  };
}

const letterOf = (index: number) => String.fromCharCode(97 + index);

/** One letter per ticked right, in the order of the table; `-` where none is ticked. */
export function rightsCodec(fallback: readonly RightId[]): Codec<readonly RightId[]> {
  const ids = exchangePermissions.map(({ id }) => id);
  return {
    fallback,
    read(text) {
      const rights = ids.filter((_, index) => text.includes(letterOf(index)));
      return text === '-' ? [] : rights.length > 0 && rights.length === text.length ? rights : undefined;
    },
    write: (rights) => ids.map((id, index) => (rights.includes(id) ? letterOf(index) : '')).join('') || '-',
  };
}
