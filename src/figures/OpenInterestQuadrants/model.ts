import { openInterestUsd, percentChange } from '@site/data/formulas/metrics/openInterest';
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

/** Open interest in coins and USD after both changes, and the quadrant that price and coins are in. */
export function readInterest(pricePercent: number, coinPercent: number): InterestReading {
  const price = BEFORE.price * (1 + pricePercent / 100);
  const coin = BEFORE.coin * (1 + coinPercent / 100);
  const usdBefore = openInterestUsd(BEFORE.coin, BEFORE.price);
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

/** What price and open interest say together. */
export function describeInterest(
  pricePercent: number,
  coinPercent: number,
  { quadrant, usdPercent, isUsdMisleading }: InterestReading,
): Finding {
  const moved = `Price ${signedPercent(pricePercent, 1)} with open interest ${signedPercent(coinPercent, 1)} in coin`;
  const why = quadrant ? `${quadrant.reading}.` : 'Without a move of both there’s nothing to combine.';
  const trap = isUsdMisleading ? ', which says otherwise because price is part of it' : '';
  return {
    verdict: quadrant ? `${moved} is usually ${quadrant.short}.` : `${moved} has no usual reading.`,
    detail: `${why} In USD, open interest is ${signedPercent(usdPercent, 1)}${trap}.`,
  };
}
