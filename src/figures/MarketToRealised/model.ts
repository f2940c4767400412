import { averageGainPercent, mvrv } from '@site/data/formulas/metrics/onchain';
import { recordedCaps } from '@site/data/samples/onchain';
import { counted, formatNumber, percent, usd } from '@site/src/lib/text/format';
import type { Finding } from '../kit/shell/finding';

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

export const ZONES = {
  above: 'above the upper band',
  between: 'between the bands',
  below: 'below the lower band',
};
export const billions = (value: number) => `${usd(value, 1)}b`;

export function describeWeek(
  { week, market, realised, mvrv: ratio }: Week,
  low: number,
  high: number,
): Finding {
  const gain = gainPercent(ratio);
  const zones = countZones(weeks, low, high);
  return {
    verdict: `At an MVRV of ${formatNumber(ratio, 2)}, price is ${percent(Math.abs(gain), 0)} ${gain < 0 ? 'below' : 'above'} the average cost.`,
    detail: `In week ${week} a market cap of ${billions(market)} over a realised cap of ${billions(realised)} is ${ZONES[zoneOf(ratio, low, high)]}. Of ${weeks.length} weeks, ${zones.above} are above the upper band (entered ${counted(zones.entriesAbove, 'time')}) and ${zones.below} below the lower one (entered ${counted(zones.entriesBelow, 'time')}).`,
  };
}
