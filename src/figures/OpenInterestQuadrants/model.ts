import { openInterestUsd, percentChange } from '@site/data/formulas/metrics/openInterest';
import { recordedInterest } from '@site/data/samples/open-interest';
import { signedPercent } from '@site/src/lib/text/format';
import type { Finding } from '../kit/shell/finding';

/** Where the bar starts: the numbers of the page's worked example. */
export const BEFORE = { price: 60_000, coin: 50_000 };

export const QUADRANTS = [
  {
    price: 'rises',
    coin: 'rises',
    short: 'new longs',
    reading: 'New positions carry the rise, and longs are the ones in a hurry',
  },
  { price: 'rises', coin: 'falls', short: 'short covering', reading: 'Shorts buy back what they had sold' },
  {
    price: 'falls',
    coin: 'rises',
    short: 'new shorts',
    reading: 'New positions carry the fall, and shorts are the ones in a hurry',
  },
  { price: 'falls', coin: 'falls', short: 'long unwinding', reading: 'Longs sell what they had bought' },
] as const;

type Quadrant = (typeof QUADRANTS)[number];

type InterestReading = {
  readonly price: number;
  readonly coin: number;
  readonly usdBefore: number;
  readonly usd: number;
  readonly usdPercent: number;
  /** None on the axes: without a change of both there is nothing to combine. */
  readonly quadrant: Quadrant | undefined;
  /** The USD figure moves the other way than contracts were opened: price is inside it. */
  readonly isUsdMisleading: boolean;
};

const direction = (percent: number) => (percent > 0 ? 'rises' : percent < 0 ? 'falls' : 'stays');

export function readInterest(pricePercent: number, coinPercent: number, before = BEFORE): InterestReading {
  const price = before.price * (1 + pricePercent / 100);
  const coin = before.coin * (1 + coinPercent / 100);
  const usdBefore = openInterestUsd(before.coin, before.price);
  const usd = openInterestUsd(coin, price);
  // Rounded: 1.1 × 50,000 × 60,000 is not exactly 3.3 bn in binary.
  const usdPercent = Number(percentChange(usdBefore, usd).toFixed(9));
  return {
    price,
    coin,
    usdBefore,
    usd,
    usdPercent,
    quadrant: QUADRANTS.find(
      (each) => each.price === direction(pricePercent) && each.coin === direction(coinPercent),
    ),
    isUsdMisleading: usdPercent !== 0 && Math.sign(usdPercent) !== Math.sign(coinPercent),
  };
}

/** The change of coin open interest at which the USD figure does not move. */
export function coinForEqualUsd(pricePercent: number): number {
  return (1 / (1 + pricePercent / 100) - 1) * 100;
}

export const HOURS_PER_BAR = 4;

export type InterestBar = {
  /** Counted from 1. */
  readonly number: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly coinBefore: number;
  readonly coin: number;
  readonly pricePercent: number;
  readonly coinPercent: number;
  readonly reading: InterestReading;
};

/** The sample bars, each read like the point in the plane. */
export const interestBars: readonly InterestBar[] = recordedInterest.map(
  ([close, high, low, coin], index) => {
    const [open, , , coinBefore] = recordedInterest[index - 1] ?? [BEFORE.price, 0, 0, BEFORE.coin];
    const pricePercent = percentChange(open, close);
    const coinPercent = percentChange(coinBefore, coin);
    return {
      number: index + 1,
      open,
      high,
      low,
      close,
      coinBefore,
      coin,
      pricePercent,
      coinPercent,
      reading: readInterest(pricePercent, coinPercent, { price: open, coin: coinBefore }),
    };
  },
);

export const countBars = (quadrant: Quadrant) =>
  interestBars.filter(({ reading }) => reading.quadrant === quadrant).length;

/** What price and open interest say together. A bar of the sample is named. */
export function describeInterest(
  pricePercent: number,
  coinPercent: number,
  { quadrant, usdPercent, isUsdMisleading }: InterestReading,
  bar?: InterestBar,
): Finding {
  const moved = `Price ${signedPercent(pricePercent, 1)} with open interest ${signedPercent(coinPercent, 1)} in coin`;
  const where = bar ? `This is bar ${bar.number} of ${interestBars.length}. ` : '';
  const why = quadrant ? `${quadrant.reading}.` : 'Without a move of both there’s nothing to combine.';
  const trap = isUsdMisleading ? ', which says otherwise because price is part of it' : '';
  return {
    verdict: quadrant ? `${moved} is usually ${quadrant.short}.` : `${moved} has no usual reading.`,
    detail: `${where}${why} In USD, open interest is ${signedPercent(usdPercent, 1)}${trap}.`,
  };
}
