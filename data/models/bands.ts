import { formatNumber } from '../examples/example';
import { type ById, withIds } from '../withIds';
import type { Band } from './types';

/** For readers: which band a reading on a boundary is in. */
export const bandEdgeRule =
  'A band includes its lower bound and not its upper one, except at the top: CARI 0.60 is High, 0.80 is still High, Extreme starts above 0.80.';

/** The same rule with the bounds of one scale, for the note under its table. */
export function edgeRuleOf(bands: readonly Band[]): string {
  const [below, top] = bands.slice(-2);
  if (!below || !top) {
    throw new Error('data/models/bands.ts: a scale needs at least two bands.');
  }
  const decimals = Number.isInteger(below.from) && Number.isInteger(top.from) ? 0 : 2;
  const [from, to] = [formatNumber(below.from, decimals), formatNumber(top.from, decimals)];
  return `${from} is ${below.label}, ${to} is still ${below.label}; ${top.label} starts above ${to}.`;
}

/** The band of a reading: lower bound included, upper excluded, except that the top band starts above its bound. */
export function bandOf(bands: readonly Band[], reading: number): Band | undefined {
  const top = bands.at(-1);
  const bottom = bands[0];
  if (!top || !bottom || reading < bottom.from || reading > top.to) {
    return undefined;
  }
  return reading > top.from
    ? top
    : bands
        .slice(0, -1)
        .filter((band) => reading >= band.from)
        .at(-1);
}

/** The bands of a scale, from the lowest: each ends where the next begins, the last at the scale's end. */
export const bandsUpTo = (end: number, bands: ById<Omit<Band, 'to'>>): readonly Band[] =>
  withIds<Omit<Band, 'to'>>(bands).map((band, at, all) => ({ ...band, to: all[at + 1]?.from ?? end }));

export const cariBands = /* @__PURE__ */ bandsUpTo(1, {
  'cari-low': {
    label: 'Low',
    from: 0,
    meaning:
      'There’s little late-cycle heat. Be patient with what you’d hold anyway, though it can still fall.',
  },
  'cari-moderate': {
    label: 'Moderate',
    from: 0.3,
    meaning: 'Cycle risk says little now. Decide by other things.',
  },
  'cari-high': {
    label: 'High',
    from: 0.6,
    meaning:
      'Price, profit or leverage run ahead of their history. Compare it with metrics whose formula is public, and know your exit. It’s no reason to sell short.',
  },
  'cari-extreme': {
    label: 'Extreme',
    from: 0.8,
    meaning:
      'Near the top of what the model has seen. Check what a sharp fall would do to each position. A market can stay here for weeks.',
  },
});

export const rosiBands = /* @__PURE__ */ bandsUpTo(100, {
  'rosi-light': {
    label: 'Light',
    from: 0,
    meaning: 'Few shorts for this market. There’s little forced buying to feed a rise.',
  },
  'rosi-below-middle': {
    label: 'Below the middle',
    from: 30,
    meaning: 'Fewer shorts than usual. There’s no crowd.',
  },
  'rosi-above-middle': {
    label: 'Above the middle',
    from: 50,
    meaning: 'More shorts than usual. Watch whether it’s still growing.',
  },
  'rosi-heavy': {
    label: 'Heavy',
    from: 70,
    meaning: 'Shorts are crowded. If price rises, they may have to buy back. They can still be right.',
  },
});

export const momentumBands = /* @__PURE__ */ bandsUpTo(100, {
  'momentum-strong-down': {
    label: 'Strong downward',
    from: -100,
    meaning: 'Falls dominate and the close is near its low. In a downtrend this can last.',
  },
  'momentum-down': {
    label: 'Downward',
    from: -50,
    meaning: 'Falls outweigh rises, or the close is in the lower part of its range.',
  },
  'momentum-up': {
    label: 'Upward',
    from: 0,
    meaning: 'Rises outweigh falls, or the close is in the upper part of its range.',
  },
  'momentum-strong-up': {
    label: 'Strong upward',
    from: 50,
    meaning: 'Rises dominate and the close is near its high. In an uptrend this can last.',
  },
});
