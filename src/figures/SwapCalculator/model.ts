import {
  constantProductOutput,
  costAtMid,
  largestSandwichLoss,
  midPrice,
  minimumReceived,
  type Pool,
  priceImpact,
} from '@site/data/formulas/trading/amm';
import { formatNumber, percent, usdc } from '@site/src/lib/text/format';
import type { Finding } from '../kit/shell/finding';
import type { StateOf } from '../kit/state/codec';
import type { codecs } from './figure';

/** The pool of the page's worked examples: 1,000 ETH against 2,000,000 USDC. */
export const RESERVES = { reserveIn: 2_000_000, reserveOut: 1_000 };

type SwapInput = {
  readonly pay: number;
  readonly feePercent: number;
  readonly tolerancePercent: number;
};

const poolWith = (feePercent: number): Pool => ({ ...RESERVES, fee: feePercent / 100 });

/** What a swap receives, the least that the tolerance lets through, and each loss against mid. */
export function quoteSwap({ pay, feePercent, tolerancePercent }: SwapInput) {
  const pool = poolWith(feePercent);
  const received = constantProductOutput(pool, pay);
  const minimum = minimumReceived(received, tolerancePercent / 100);
  const sandwichLoss = largestSandwichLoss(received, tolerancePercent / 100);
  const mid = midPrice(pool);
  const cost = costAtMid(pool, pay);
  return {
    mid,
    received,
    average: pay / received,
    impactPercent: priceImpact(pool, pay) * 100,
    minimum,
    sandwichLoss,
    /** What is lost against the mid price, in what is paid: for certain, and at most. */
    feeLoss: cost.fee,
    impactLoss: cost.impact,
    toleranceLoss: sandwichLoss * mid,
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

export const inputOf = (state: StateOf<typeof codecs>): SwapInput => ({
  pay: state.pay,
  feePercent: Number(state.fee),
  tolerancePercent: state.tolerance,
});

export const eth = (amount: number) => `${formatNumber(amount, 4)} ETH`;

/** How far the average price is above mid: impact and fee together. */
export const abovePercent = ({ average, mid }: ReturnType<typeof quoteSwap>) =>
  percent((average / mid - 1) * 100, 2);

export const describeSwap = (input: SwapInput, quote: ReturnType<typeof quoteSwap>): Finding => ({
  verdict: `Paying ${usdc(input.pay)} gives ${eth(quote.received)}, at a price ${abovePercent(quote)} above mid.`,
  detail: `Price impact is ${percent(quote.impactPercent, 2)}, to which the pool adds its fee of ${input.feePercent}%. Your tolerance accepts as little as ${eth(quote.minimum)}, so a sandwich could take up to ${eth(quote.sandwichLoss)}.`,
});
