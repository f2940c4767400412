import { fundingPayment, normaliseFunding } from '@site/data/formulas/trading/funding';
import { fundingTimes } from '@site/data/trading/funding-times';

export const VENUES: readonly string[] = fundingTimes.map(({ venue }) => venue);
export const DAY = 24;
export const POSITION_USD = 30_000;

/** A sample day, in percent per 8 hours: what is due at 00:00, 08:00, 16:00 and 24:00 UTC. */
const RATES = [0.012, 0.034, -0.018, 0.01] as const;
const RATE_HOURS = 8;

export type Side = 'long' | 'short';

export type Holding = {
  readonly venue: string;
  readonly side: Side;
  /** Hours after midnight UTC, in either order. */
  readonly open: number;
  readonly close: number;
};

export type Settlement = {
  readonly hour: number;
  readonly ratePercent: number;
  /** What a holder of the position pays; negative: receives. */
  readonly payment: number;
  readonly isHeld: boolean;
};

/** The same money on every venue: one that settles more often charges a smaller part each time. */
function rateAt(hour: number, everyHours: number): number {
  const rate = RATES[Math.ceil(hour / RATE_HOURS)] ?? 0;
  return normaliseFunding(rate, RATE_HOURS, everyHours);
}

/** Funding is due in full at its moment, however long the position was held before. */
export function readTimeline({ venue, side, open, close }: Holding) {
  const every = fundingTimes.find((times) => times.venue === venue)?.usualHours ?? RATE_HOURS;
  const [from, to] = [Math.min(open, close), Math.max(open, close)];
  const settlements = Array.from({ length: DAY / every + 1 }, (_, index): Settlement => {
    const hour = index * every;
    const ratePercent = rateAt(hour, every);
    const longPays = fundingPayment(POSITION_USD, 1, ratePercent);
    // At the very second it can go either way: count on being charged.
    return {
      hour,
      ratePercent,
      payment: side === 'long' ? longPays : -longPays,
      isHeld: from <= hour && hour <= to,
    };
  });
  const due = settlements.filter(({ isHeld }) => isHeld).map(({ payment }) => payment);
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const paid = sumOf(due.filter((payment) => payment > 0));
  const received = -sumOf(due.filter((payment) => payment < 0)) + 0;
  return {
    from,
    to,
    settlements,
    held: due.length,
    paid,
    received,
    /** Positive: paid more than received. */
    net: paid - received,
    /** The position was opened or closed exactly at a funding time. */
    isSharp: from % every === 0 || to % every === 0,
  };
}

export type TimelineReading = ReturnType<typeof readTimeline>;
