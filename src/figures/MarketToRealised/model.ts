import { averageGainPercent, mvrv } from '@site/data/formulas/metrics/onchain';
import { recordedCaps } from '@site/data/samples/onchain';

export type Week = {
  /** Counted from 1. */
  readonly week: number;
  /** Both caps in billions of USD. */
  readonly market: number;
  readonly realised: number;
  readonly mvrv: number;
};

type Zone = 'above' | 'between' | 'below';

export function weeksOf(caps: typeof recordedCaps): Week[] {
  return caps.map(([market, realised], index) => ({
    week: index + 1,
    market,
    realised,
    mvrv: mvrv(market, realised),
  }));
}

export const weeks: readonly Week[] = weeksOf(recordedCaps);

/** On a band is not yet beyond it. */
export function zoneOf(ratio: number, low: number, high: number): Zone {
  return ratio > high ? 'above' : ratio < low ? 'below' : 'between';
}

/** How many weeks each zone holds, and how often the reading crossed into one of the outer two. */
export function countZones(of: readonly Week[], low: number, high: number) {
  const zones = of.map((week) => zoneOf(week.mvrv, low, high));
  const entries = (zone: Zone) =>
    zones.filter((each, index) => each === zone && index > 0 && zones[index - 1] !== zone).length;
  return {
    above: zones.filter((zone) => zone === 'above').length,
    below: zones.filter((zone) => zone === 'below').length,
    entriesAbove: entries('above'),
    entriesBelow: entries('below'),
  };
}

export const gainPercent = averageGainPercent;
