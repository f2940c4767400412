import { describe, expect, it } from 'vitest';
import { MOMENTS, type Print, prints, readTape } from './model';

const of = (id: string) => {
  const moment = MOMENTS.find((each) => each.id === id);
  return prints.slice(moment?.from, (moment?.to ?? 0) + 1);
};

describe('trades tape', () => {
  it('keeps prints by value in USD, a print on the edge included, and adds up what it shows', () => {
    const tape = [
      { index: 0, ms: 0, taker: 'buy', price: 100, quantity: 100, usd: 10_000 },
      { index: 1, ms: 5, taker: 'sell', price: 100, quantity: 250, usd: 25_000 },
      { index: 2, ms: 9, taker: 'sell', price: 100, quantity: 99, usd: 9_900 },
    ] satisfies Print[];
    const read = readTape(tape, 3, '10k');
    expect(read.shown.map(({ index }) => index)).toEqual([1, 0]);
    expect(read).toMatchObject({ hidden: 1, buys: 10_000, sells: 25_000, delta: -15_000 });
    expect(readTape(tape, 1, 'all').shown).toHaveLength(1);
  });

  it('holds the four patterns as the page describes them', () => {
    const walk = of('walk');
    expect(walk.every(({ taker }) => taker === 'buy')).toBe(true);
    expect(new Set(walk.map(({ ms }) => ms)).size).toBe(1);
    expect(walk.every(({ price }, index) => index === 0 || price > (walk[index - 1]?.price ?? 0))).toBe(true);

    const slices = of('slices').filter(({ taker }) => taker === 'buy');
    expect(new Set(slices.map(({ quantity }) => quantity)).size).toBe(1);

    const absorbed = of('absorption').filter(({ taker }) => taker === 'sell');
    expect(new Set(absorbed.map(({ price }) => price)).size).toBe(1);
    expect(Math.min(...absorbed.map(({ usd }) => usd))).toBeGreaterThan(80_000);

    const stops = of('stops');
    expect(stops.every(({ taker }) => taker === 'sell')).toBe(true);
    expect(stops.at(-1)?.price).toBeLessThan(stops[0]?.price ?? 0);
  });
});
