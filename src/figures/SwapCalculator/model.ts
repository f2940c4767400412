import {
  constantProductOutput,
  largestSandwichLoss,
  midPrice,
  minimumReceived,
  type Pool,
  priceImpact,
} from '@site/data/formulas/amm';

/** The pool of the page's worked examples: 1,000 ETH against 2,000,000 USDC. */
const RESERVES = { reserveIn: 2_000_000, reserveOut: 1_000 };

export type SwapInput = {
  readonly pay: number;
  readonly feePercent: number;
  readonly tolerancePercent: number;
};

type SwapQuote = {
  readonly mid: number;
  readonly received: number;
  readonly average: number;
  readonly impactPercent: number;
  readonly minimum: number;
  readonly sandwichLoss: number;
};

const poolWith = (feePercent: number): Pool => ({ ...RESERVES, fee: feePercent / 100 });

export function quoteSwap({ pay, feePercent, tolerancePercent }: SwapInput): SwapQuote {
  const pool = poolWith(feePercent);
  const received = constantProductOutput(pool, pay);
  const minimum = minimumReceived(received, tolerancePercent / 100);
  return {
    mid: midPrice(pool),
    received,
    average: pay / received,
    impactPercent: priceImpact(pool, pay) * 100,
    minimum,
    sandwichLoss: largestSandwichLoss(received, tolerancePercent / 100),
  };
}

/** Output for a range of sizes, for the curve: received against paid. */
export function swapCurve(
  feePercent: number,
  largest: number,
  points: number,
): { pay: number; received: number }[] {
  const pool = poolWith(feePercent);
  return Array.from({ length: points + 1 }, (_, index) => {
    const pay = (largest * index) / points;
    return { pay, received: constantProductOutput(pool, pay) };
  });
}
