import { fundingPayment, normaliseFunding } from '@site/data/formulas/trading/funding';
import { fundingTimes } from '@site/data/trading/funding-times';
import { counted, usd } from '@site/src/lib/text/format';
import { type NumberField, type NumberReading, readNumber, timeIn } from '@site/src/lib/text/readNumber';
import type { Finding } from '../kit/shell/finding';

export const VENUES: readonly string[] = fundingTimes.map(({ venue }) => venue);
export const DAY = 24;
export const POSITION_USD = 30_000;

/** A sample day, in percent per 8 hours: what is due at 00:00, 08:00, 16:00 and 24:00 UTC. */
const RATES = [0.012, 0.034, -0.018, 0.01] as const;
export const RATE_HOURS = 8;

export type Side = 'long' | 'short';

export type Holding = {
  readonly venue: string;
  readonly side: Side;
  /** Hours after midnight UTC; a close before the opening is on the next day, which is like this one. */
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
  const paymentOf = (ratePercent: number) =>
    fundingPayment(POSITION_USD, 1, ratePercent) * (side === 'long' ? 1 : -1);
  const largest = RATES.map(paymentOf);
  const isOvernight = close < open;
  // 24:00 is the next day's 00:00.
  const isHeldAt = (hour: number) =>
    isOvernight ? hour >= open || (hour > 0 && hour <= close) : open <= hour && hour <= close;
  const settlements = Array.from({ length: DAY / every + 1 }, (_, index): Settlement => {
    const hour = index * every;
    const ratePercent = rateAt(hour, every);
    // At the very second it can go either way: count on being charged.
    return { hour, ratePercent, payment: paymentOf(ratePercent), isHeld: isHeldAt(hour) };
  });
  const due = settlements.filter(({ isHeld }) => isHeld).map(({ payment }) => payment);
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const paid = sumOf(due.filter((payment) => payment > 0));
  const received = -sumOf(due.filter((payment) => payment < 0)) + 0;
  return {
    /** The stretches of the day in which it's held. */
    spans: (isOvernight
      ? [
          [open, DAY],
          [0, close],
        ]
      : [[open, close]]) as readonly (readonly [from: number, to: number])[],
    /** `from 22:00 to 02:00 the next day` */
    time: `from ${timeText(open)} to ${timeText(close)}${isOvernight ? ' the next day' : ''}`,
    settlements,
    held: due.length,
    paid,
    received,
    /** The largest of the day on any venue, so that the columns of all venues compare. */
    most: { paid: Math.max(...largest), received: -Math.min(...largest) },
    /** Positive: paid more than received. */
    net: paid - received,
    /** The position was opened or closed exactly at a funding time. */
    isSharp: open % every === 0 || close % every === 0,
  };
}

export type TimelineReading = ReturnType<typeof readTimeline>;

/** 7.5 → 07:30. */
export function timeText(hours: number): string {
  const minutes = Math.round(hours * 60);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Hours after midnight, as 07:30, 7.5 or 7 h. */
export function readTime(text: string, field: NumberField): NumberReading {
  const [, hours, minutes = 0] = /^\s*(\d\d?):([0-5]\d)(?:\s*utc)?\s*$/i.exec(text) ?? [];
  const reading = readNumber(hours ? String(Number(hours) + Number(minutes) / 60) : text, {
    ...field,
    units: timeIn(1),
  });
  return reading.value === null ? reading : { ...reading, isPlain: hours !== undefined };
}

export const moneyText = (payment: number) =>
  `${payment > 0 ? 'paid' : 'received'} ${usd(Math.abs(payment), 2)}`;

export function describeTimeline(holding: Holding, reading: TimelineReading): Finding {
  const { time, held, net, isSharp } = reading;
  const position = `A ${holding.side} held ${time} UTC`;
  if (held === 0) {
    return {
      verdict: `${position} pays no funding.`,
      detail: `None of ${holding.venue}’s funding times falls into it. A minute across one of them would be charged in full.`,
    };
  }
  return {
    verdict: `${position} ${net > 0 ? 'pays' : 'receives'} ${usd(Math.abs(net), 2)} in funding.`,
    detail: `On ${usd(POSITION_USD, 0)} it meets ${counted(held, 'funding time')}. ${
      isSharp
        ? 'At the very second of a funding time, count on being charged.'
        : 'Each is due in full, however short the time before it.'
    }`,
  };
}
