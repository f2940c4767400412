import { formatNumber, percent } from '@site/src/lib/text/format';
import type { Finding } from '../kit/shell/finding';
import type { StateOf } from '../kit/state/codec';
import type { codecs } from './codecs';
import type { quoteSwap, SwapInput } from './model';

export const inputOf = (state: StateOf<typeof codecs>): SwapInput => ({
  pay: state.pay,
  feePercent: Number(state.fee),
  tolerancePercent: state.tolerance,
});

export const eth = (amount: number) => `${formatNumber(amount, 4)} ETH`;
export const usdc = (amount: number) => `${formatNumber(amount, 0)} USDC`;

/** What is lost against mid for certain: the fee and the price impact. */
export const lostPercent = ({ pay }: SwapInput, { feeLoss, impactLoss }: ReturnType<typeof quoteSwap>) =>
  percent(((feeLoss + impactLoss) / pay) * 100, 2);

export function describeSwap(input: SwapInput, quote: ReturnType<typeof quoteSwap>): Finding {
  return {
    verdict: `Paying ${usdc(input.pay)} gives ${eth(quote.received)}, ${lostPercent(input, quote)} less than at mid.`,
    detail: `Price impact is ${percent(quote.impactPercent, 2)} before the fee of ${input.feePercent}%, and a deeper pool would lower it. Your tolerance accepts as little as ${eth(quote.minimum)}: a sandwich could take up to ${eth(quote.sandwichLoss)}.`,
  };
}
