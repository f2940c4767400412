import { signedUsd, usd } from '@site/src/lib/text/format';
import { type NumberField, type NumberReading, readNumber, timeIn } from '@site/src/lib/text/readNumber';
import { type Holding, POSITION_USD, readTimeline, type TimelineReading } from './model';

/** 7.5 → 07:30. */
export function timeText(hours: number): string {
  const minutes = Math.round((hours % 1) * 60);
  return `${String(Math.floor(hours)).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
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

/** As it changes what you have: paid is −, received is +. */
export const moneyText = (payment: number) =>
  `${payment > 0 ? 'paid' : 'received'} ${signedUsd(-payment, 2)}`;

/** The sentence below the picture. */
export function describeTimeline(holding: Holding, reading: TimelineReading = readTimeline(holding)): string {
  const { from, to, held, settlements, paid, received, net, isSharp } = reading;
  const position = `A ${holding.side} of ${usd(POSITION_USD, 0)} on ${holding.venue}, held from ${timeText(from)} to ${timeText(to)} UTC`;
  if (held === 0) {
    return `${position}, meets none of the day’s ${settlements.length} funding times and pays nothing.`;
  }
  const amounts = [paid > 0 && `pays ${usd(paid, 2)}`, received > 0 && `receives ${usd(received, 2)}`]
    .filter(Boolean)
    .join(' and ');
  const both = paid > 0 && received > 0;
  const netText = both ? `: net it ${net > 0 ? 'pays' : 'receives'} ${usd(Math.abs(net), 2)}` : '';
  const sharp = isSharp ? ' At the very second of a funding time, count on being charged.' : '';
  return `${position}, meets ${held} of ${settlements.length} funding times, ${amounts}${netText}.${sharp}`;
}
