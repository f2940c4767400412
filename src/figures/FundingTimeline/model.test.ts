import { describe, expect, it } from 'vitest';
import { describeTimeline, type Holding, readTimeline, timeText } from './model';

const holding: Holding = { venue: 'Bybit', side: 'long', open: 7.5, close: 16.25 };

describe('funding timeline', () => {
  it('charges 0.034% of 30,000 at 08:00 and pays 0.018% back at 16:00', () => {
    const reading = readTimeline(holding);
    expect(reading.held).toBe(2);
    expect(reading.paid).toBeCloseTo(10.2, 10);
    expect(reading.received).toBeCloseTo(5.4, 10);
    expect(reading.net).toBeCloseTo(4.8, 10);
    expect(readTimeline({ ...holding, side: 'short' }).net).toBeCloseTo(-4.8, 10);
  });

  it('charges nothing between two funding times, and in full for half an hour around one', () => {
    expect(readTimeline({ ...holding, open: 8.25, close: 15.75 })).toMatchObject({
      held: 0,
      paid: 0,
      net: 0,
    });
    expect(readTimeline({ ...holding, open: 7.75, close: 8.25 }).paid).toBeCloseTo(10.2, 10);
  });

  it('charges an eighth every hour on a venue that settles hourly: 8 hours cost the same', () => {
    const hourly = readTimeline({ ...holding, venue: 'Hyperliquid', open: 0.25, close: 8.25 });
    expect(hourly.held).toBe(8);
    expect(hourly.paid).toBeCloseTo(10.2, 10);
    expect(readTimeline({ ...holding, venue: 'Hyperliquid', open: 7.75, close: 8.25 }).paid).toBeCloseTo(
      1.275,
      10,
    );
  });

  it('holds overnight, where the close is before the opening', () => {
    const overnight = { ...holding, open: 22, close: 9 };
    const reading = readTimeline(overnight);
    expect(reading.settlements.filter(({ isHeld }) => isHeld).map(({ hour }) => hour)).toEqual([8, 24]);
    expect(reading.paid).toBeCloseTo(13.2, 10);
    expect(describeTimeline(overnight, reading).verdict).toBe(
      'A long held from 22:00 to 09:00 the next day UTC pays $13.20 in funding.',
    );
    expect(readTimeline({ ...holding, open: 22, close: 0 }).held).toBe(1);
  });
});

it.each([
  [7.5, '07:30'],
  [7.9999, '08:00'],
  [0, '00:00'],
])('%d hours are %s', (hours, text) => expect(timeText(hours)).toBe(text));
