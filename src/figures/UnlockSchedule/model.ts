import { floatSharePercent, sharePercent, valuation } from '@site/data/formulas/screener/screener';
import { formatNumber, percent, shortNumber, shortUsd, usd } from '@site/src/lib/text/format';
import type { Finding } from '../kit/shell/finding';

/** The token of the page's worked examples. */
export const MAX_SUPPLY = 1_000_000_000;
export const PRICE = 0.5;
export const DAILY_VOLUME = 2_000_000;
export const MONTHS = 36;

/** Shares in percent of the maximum supply; a month is 30 days, as in `unlocks_30d`. */
export type Schedule = {
  readonly float: number;
  readonly monthly: number;
  readonly cliff: number;
  readonly cliffMonth: number;
};

/** Tokens in public hands at the end of a month; what the schedule has released in full stops growing. */
export function circulatingAt({ float, monthly, cliff, cliffMonth }: Schedule, month: number): number {
  const released = float + monthly * month + (month >= cliffMonth ? cliff : 0);
  return Math.round((MAX_SUPPLY * Math.min(released, 100)) / 100);
}

/** What circulates at the end of a month, what unlocks in the 30 days after it, and what both are worth. */
export function readUnlock(schedule: Schedule, month: number) {
  const circulating = circulatingAt(schedule, month);
  const after = circulatingAt(schedule, month + 1);
  const unlocking = after - circulating;
  const marketCap = valuation(PRICE, circulating);
  const fdv = valuation(PRICE, MAX_SUPPLY);
  const value = valuation(PRICE, unlocking);
  return {
    circulating,
    floatPercent: floatSharePercent(marketCap, fdv),
    /** What unlocks in the 30 days after that month. */
    unlocking,
    ofFloatPercent: sharePercent(unlocking, circulating),
    value,
    daysOfVolume: value / DAILY_VOLUME,
    marketCap,
    fdv,
    /** The price after these 30 days if market cap does not grow with the supply. */
    priceAtSameCap: marketCap / after,
  };
}

export type UnlockReading = ReturnType<typeof readUnlock>;

/** Each month's unlock as a share of what circulates by then, for the columns. */
export function unlocksByMonth(schedule: Schedule): number[] {
  return Array.from({ length: MONTHS }, (_, month) => readUnlock(schedule, month).ofFloatPercent);
}

export function describeUnlock(month: number, reading: UnlockReading): Finding {
  const { circulating, floatPercent, unlocking, ofFloatPercent, value, priceAtSameCap } = reading;
  const [when, then] =
    month === 0 ? ['In the next 30 days', 'Today'] : [`In the 30 days after month ${month}`, 'By then'];
  const float = `${then}, ${shortNumber(circulating)} tokens circulate, a float of ${percent(floatPercent, 1)}.`;
  return unlocking === 0
    ? { verdict: `${when}, nothing unlocks.`, detail: float }
    : {
        verdict: `${when}, ${shortNumber(unlocking)} tokens unlock: ${percent(ofFloatPercent, 1)} of what circulates.`,
        detail: `${float} The new ones are worth ${shortUsd(value)}, or ${formatNumber(reading.daysOfVolume, 1)} days of volume. If market cap stays the same, price ends at ${usd(priceAtSameCap, 3)} instead of ${usd(PRICE, 3)}.`,
      };
}
