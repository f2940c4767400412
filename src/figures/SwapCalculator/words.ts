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

/** How far the average price is above mid: impact and fee together. */
export const abovePercent = ({ average, mid }: ReturnType<typeof quoteSwap>) =>
  percent((average / mid - 1) * 100, 2);

export const describeSwap = (input: SwapInput, quote: ReturnType<typeof quoteSwap>): Finding => ({
  verdict: `Paying ${usdc(input.pay)} gives ${eth(quote.received)}, at a price ${abovePercent(quote)} above mid.`,
  detail: `Price impact is ${percent(quote.impactPercent, 2)}, to which the pool adds its fee of ${input.feePercent}%. Your tolerance accepts as little as ${eth(quote.minimum)}, so a sandwich could take up to ${eth(quote.sandwichLoss)}.`,
});
