import { heikinAshiClose, retracementLevel } from '../formulas/metrics/charting';
import { percentChange } from '../formulas/metrics/openInterest';
import type { WorkedExample } from './example';

export const retracementExample: WorkedExample = {
  title: 'levels of a rise',
  text: 'Price rises from {start} to {end} USDT. The {shallowShare}% level is {shallow}, the {halfShare}% level {half} and the {deepShare}% level {deep} USDT. At {deep} USDT, {deepShare}% of the rise has been given back.',
  values: {
    start: 58000,
    end: 66000,
    shallowShare: 38.2,
    halfShare: 50,
    deepShare: 61.8,
    shallow: 62944,
    half: 62000,
    deep: 61056,
  },
  recompute: ({ start = 0, end = 0, shallowShare = 0, halfShare = 0, deepShare = 0 }) => ({
    shallow: retracementLevel(start, end, shallowShare),
    half: retracementLevel(start, end, halfShare),
    deep: retracementLevel(start, end, deepShare),
  }),
};

export const logScaleExample: WorkedExample = {
  title: 'the same move on two scales',
  text: 'A coin goes from {firstFrom} to {firstTo} USDT and, a year later, from {secondFrom} to {secondTo} USDT. The first rise is {firstRise}%, the second {secondRise}%. On a log scale both moves are equally tall. On a linear scale the second is {ratio} times as tall as the first.',
  values: {
    firstFrom: 2,
    firstTo: 3,
    secondFrom: 20,
    secondTo: 30,
    firstRise: 50,
    secondRise: 50,
    ratio: 10,
  },
  recompute: ({ firstFrom = 0, firstTo = 0, secondFrom = 0, secondTo = 0 }) => ({
    firstRise: percentChange(firstFrom, firstTo),
    secondRise: percentChange(secondFrom, secondTo),
    ratio: (secondTo - secondFrom) / (firstTo - firstFrom),
  }),
};

export const percentScaleExample: WorkedExample = {
  title: 'two symbols on a percent scale',
  text: 'At the starting bar, BTC is at {btcFrom} and ETH at {ethFrom} USDT. Now they’re at {btcTo} and {ethTo} USDT: BTC is drawn at +{btc}%, ETH at +{eth}%. ETH has gained {lead} percentage points more, although BTC gained more USDT.',
  values: { btcFrom: 60000, btcTo: 61800, ethFrom: 3000, ethTo: 3150, btc: 3, eth: 5, lead: 2 },
  recompute: ({ btcFrom = 0, btcTo = 0, ethFrom = 0, ethTo = 0 }) => ({
    btc: percentChange(btcFrom, btcTo),
    eth: percentChange(ethFrom, ethTo),
    lead: percentChange(ethFrom, ethTo) - percentChange(btcFrom, btcTo),
  }),
};

export const heikinAshiExample: WorkedExample = {
  title: 'a close that isn’t the last trade',
  text: 'A bar opens at {open}, reaches {high} and {low}, and closes at {close} USDT. Heikin-Ashi draws its close at the mean of the four, {drawn} USDT. That is {gap} USDT below the last trade.',
  values: { open: 100, high: 106, low: 99, close: 105, drawn: 102.5, gap: 2.5 },
  recompute: ({ open = 0, high = 0, low = 0, close = 0 }) => {
    const drawn = heikinAshiClose(open, high, low, close);
    return { drawn, gap: close - drawn };
  },
};
