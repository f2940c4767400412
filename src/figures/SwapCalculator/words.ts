import { formatNumber, percent } from '@site/src/lib/text/format';
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

/** The sentence below the picture. */
export function describeSwap({ pay }: SwapInput, quote: ReturnType<typeof quoteSwap>): string {
  return `Paying ${usdc(pay)} gives ${eth(quote.received)}: price impact ${percent(quote.impactPercent, 2)} before the fee, minimum received ${eth(quote.minimum)}. A sandwich within the tolerance could take up to ${eth(quote.sandwichLoss)}.`;
}
