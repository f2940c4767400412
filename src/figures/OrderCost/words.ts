import { formatNumber, signedPercent } from '@site/src/lib/text/format';
import type { StateOf } from '../kit/state/codec';
import type { codecs } from './codecs';
import type { OrderEstimate, OrderInput } from './model';

export const inputOf = (state: StateOf<typeof codecs>): OrderInput => ({
  side: state.side,
  quantity: state.size,
  leverage: state.leverage,
  feePercent: state.fee,
  maintenancePercent: Number(state.maintenance),
  stopPercent: state.stop,
  targetPercent: state.target,
});

export const usdt = (value: number) => `${formatNumber(value, 2)} USDT`;

export function ratioText({ ratioAfterFees }: OrderEstimate): string {
  return ratioAfterFees === null ? 'none: fees exceed the gain' : formatNumber(ratioAfterFees, 2);
}

export function liquidationText({ liquidation, liquidationDistance }: OrderEstimate): string {
  return liquidation === null || liquidationDistance === null
    ? 'none: the position could not be opened'
    : `${usdt(liquidation)} (${signedPercent(liquidationDistance, 2)})`;
}

/** The sentence below the picture. */
export function describeOrder(input: OrderInput, estimate: OrderEstimate): string {
  const order = `${input.side === 'long' ? 'Long' : 'Short'} ${formatNumber(input.quantity, 3)} BTC at ${input.leverage}×: cost ${usdt(estimate.margin)}, both fees ${usdt(estimate.bothFees)}.`;
  if (estimate.isStopTooLate) {
    return `Liquidation comes before the stop-loss: estimate ${liquidationText(estimate)}, stop-loss ${usdt(estimate.stop)}. You would lose the margin. ${order} Gain at the target ${usdt(estimate.rewardAfterFees)}.`;
  }
  return `${order} Loss at the stop ${usdt(estimate.riskAfterFees)}, gain at the target ${usdt(estimate.rewardAfterFees)}, ratio ${ratioText(estimate)}. Liquidation estimate ${liquidationText(estimate)}.`;
}
