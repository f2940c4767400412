import { floatShareExample, unlocksExample } from '@site/data/examples/screener';
import { describe, expect, it } from 'vitest';
import { DAILY_VOLUME, MAX_SUPPLY, PRICE, readUnlock } from './model';

const schedule = { float: 40, monthly: 1.2, cliff: 10, cliffMonth: 6 };

describe('unlock schedule', () => {
  it('begins with the token of the page’s worked examples', () => {
    const { tokens, circulating, share, price, value, volume, days } = unlocksExample.values;
    const reading = readUnlock(schedule, 0);
    expect([PRICE, DAILY_VOLUME]).toEqual([price, volume]);
    expect(reading).toMatchObject({ circulating, unlocking: tokens, value });
    expect(reading.ofFloatPercent).toBeCloseTo(share ?? 0, 10);
    expect(reading.daysOfVolume).toBeCloseTo(days ?? 0, 10);
    const { max, marketCap, fdv, float } = floatShareExample.values;
    expect(MAX_SUPPLY).toBe(max);
    expect(reading).toMatchObject({ marketCap, fdv, floatPercent: float });
  });

  it('adds the cliff to the 30 days it falls into, and to no others', () => {
    expect(readUnlock(schedule, 5).unlocking).toBe(112_000_000);
    expect(readUnlock(schedule, 4).unlocking).toBe(12_000_000);
    expect(readUnlock(schedule, 6).unlocking).toBe(12_000_000);
    expect(readUnlock(schedule, 6).circulating).toBe(572_000_000);
  });
});
