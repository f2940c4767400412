import { heikinAshiExample } from '@site/data/examples/charting';
import { chartParts } from '@site/data/workbench/chart-parts';
import { heikinAshi } from '@site/src/lib/samples/heikinAshi';
import { type Bar, sampleBars } from '@site/src/lib/samples/sampleBars';
import { describe, expect, it } from 'vitest';
import { changeTimeframe, clampPosition, keyBars, moveByKey, panTo, readBar } from './model';
import { PART_IDS } from './parts';

const bar = (open: number, high: number, low: number, close: number): Bar => ({
  time: 0,
  open,
  high,
  low,
  close,
  volume: 1,
});

describe('Heikin-Ashi', () => {
  it('draws the close of the worked example on the page', () => {
    const { open = 0, high = 0, low = 0, close = 0, drawn } = heikinAshiExample.values;
    expect(heikinAshi([bar(open, high, low, close)])[0]?.close).toBe(drawn);
  });

  it('opens in the middle of the averaged bar before, and covers open and close', () => {
    const [first, second] = heikinAshi([bar(100, 106, 99, 105), bar(110, 112, 109, 111)]);
    expect(first?.open).toBe(102.5);
    expect(second?.open).toBe(102.5);
    expect(second?.close).toBe(110.5);
    expect(second?.low).toBe(102.5);
    expect(second?.high).toBe(112);
  });
});

describe('legend', () => {
  it('measures the change against the close before', () => {
    const bars = [bar(10, 12, 9, 10), bar(10, 13, 10, 12)];
    expect(readBar(bars, 1)).toMatchObject({ open: 10, high: 13, low: 10, close: 12, change: 2 });
    expect(readBar(bars, 1).changePercent).toBeCloseTo(20, 9);
    expect(readBar(bars, 0).change).toBe(0);
    expect(() => readBar(bars, 2)).toThrow('There is no bar 2');
  });
});

describe('moving about', () => {
  const start = { first: 60, count: 60, at: 119 };

  it('steps a bar with the arrows, goes to the ends with Home and End', () => {
    expect(moveByKey('ArrowLeft', start, 120)).toEqual({ first: 60, count: 60, at: 118 });
    expect(moveByKey('ArrowRight', start, 120)).toEqual(start);
    expect(moveByKey('Home', start, 120)).toEqual({ first: 0, count: 60, at: 0 });
    expect(moveByKey('End', { first: 0, count: 60, at: 0 }, 120)).toEqual(start);
    expect(moveByKey('ArrowLeft', { first: 60, count: 60, at: 60 }, 120)).toEqual({
      first: 59,
      count: 60,
      at: 59,
    });
    expect(moveByKey('a', start, 120)).toBeUndefined();
  });

  it('zooms with + and −', () => {
    expect(moveByKey('+', start, 120)).toMatchObject({ count: 48, at: 119 });
    expect(moveByKey('-', start, 120)).toMatchObject({ count: 75, at: 119 });
  });

  it('keeps the crosshair on the screen when the view moves away', () => {
    expect(panTo(start, -30, 120)).toEqual({ first: 30, count: 60, at: 89 });
    expect(clampPosition({ first: 900, count: 3.4, at: 2 }, 120)).toEqual({ first: 110, count: 10, at: 110 });
  });

  it('stays at the same moment when the timeframe changes', () => {
    const hourly = changeTimeframe(start, '4H', '1H');
    expect(hourly).toEqual({ first: 240, count: 240, at: 479 });
    expect(changeTimeframe(hourly, '1H', '4H')).toEqual(start);
    const daily = changeTimeframe(start, '4H', '1D');
    expect(daily.at).toBe(sampleBars['1D'].length - 1);
    const middle = { first: 0, count: 60, at: 30 };
    const there = changeTimeframe(middle, '4H', '1D');
    expect(sampleBars['1D'][there.at]?.time).toBeLessThanOrEqual(sampleBars['4H'][30]?.time ?? 0);
  });

  it('names the bars that describe the picture', () => {
    const bars = [bar(5, 6, 4, 5), bar(5, 9, 5, 8), bar(8, 8, 2, 3), bar(3, 20, 1, 4)];
    expect(keyBars(bars, { first: 0, count: 3, at: 1 }).map(({ index }) => index)).toEqual([1, 0, 2, 1, 2]);
  });
});

describe('parts of the screen', () => {
  it('are those of the page, in its order', () => {
    expect(PART_IDS).toEqual(chartParts.map(({ id }) => id));
  });
});
