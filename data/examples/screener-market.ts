import { changePercent } from '../formulas/screener/screener';
import { atrPercent, relativeVolume, trueRange } from '../formulas/screener/screenerMarket';
import type { WorkedExample } from './example';

export const priceChangeExample: WorkedExample = {
  title: 'down and back up',
  text: 'Price was ${before} a day ago and ${low} an hour ago. It’s ${now} now, which is {day}% over 24h and +{hour}% over 1h. The same market gives two opposite answers. Check the window first.',
  values: { before: 100, low: 90, now: 94.5, day: -5.5, hour: 5 },
  decimals: { hour: 1, now: 2 },
  recompute: ({ before = 0, low = 0, now = 0 }) => ({
    day: changePercent(now, before),
    hour: changePercent(now, low),
  }),
};

export const relativeVolumeExample: WorkedExample = {
  title: 'a small coin wakes up',
  text: 'A coin usually trades ${usual}m a day and traded ${now}m in the last 24h: relative volume is {ratio}. For a large coin that went from ${largeUsual}m to ${largeNow}m it’s {largeRatio}. The small one stands out, although the large one added far more dollars.',
  values: { usual: 2, now: 9, ratio: 4.5, largeUsual: 800, largeNow: 880, largeRatio: 1.1 },
  recompute: ({ usual = 0, now = 0, largeUsual = 0, largeNow = 0 }) => ({
    ratio: relativeVolume(now, usual),
    largeRatio: relativeVolume(largeNow, largeUsual),
  }),
};

export const atrExample: WorkedExample = {
  title: 'one true range, then the average',
  text: 'The last bar closed at {close}. This one has a high of {high} and a low of {low}, so its true range is {range}. In a market that never closes, a bar opens where the last one closed, so high minus low is usually all of it. If ATR(14) is {atr} at a price of {price}, ATR% is {percent}%.',
  values: { close: 104, high: 105, low: 98, range: 7, atr: 5, price: 100, percent: 5 },
  decimals: { percent: 1 },
  recompute: ({ close = 0, high = 0, low = 0, atr = 0, price = 0 }) => ({
    range: trueRange(high, low, close),
    percent: atrPercent(atr, price),
  }),
};
