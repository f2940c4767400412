import { wrongPositionMode } from '@site/data/trading/wrong-position-mode';
import {
  counted,
  decimalsOf,
  formatNumber,
  percent,
  signedNumber,
  signedPercent,
} from '@site/src/lib/text/format';
import type { Finding } from '../kit/shell/finding';
import { ENTRY, type OrderEstimate, type OrderInput } from './model';

export const MARGIN_MODES = { cross: 'Cross', isolated: 'Isolated', portfolio: 'Portfolio' };
export const POSITION_MODES = { 'one-way': 'One-way', hedge: 'Hedge' };
export const SIDES = { long: 'Long', short: 'Short' };

export const usdt = (value: number) => `${formatNumber(value, 2)} USDT`;
/** Paid is −, received is +. */
export const flow = (value: number) => `${signedNumber(value, 2)} USDT`;
export const btc = (value: number) => `${formatNumber(value, decimalsOf(value, 3))} BTC`;
export const feeText = (value: number) => percent(value, 4);
export const rateText = (value: number) => signedPercent(value, decimalsOf(value, 3));
export const distanceText = (value: number) => percent(value, decimalsOf(value, 1));

export const costText = ({ margin }: OrderEstimate) =>
  margin === null ? 'depends on all positions' : usdt(margin);
export const slippageText = ({ slippage }: OrderEstimate) =>
  slippage === null ? 'more than the sample book holds' : flow(slippage);

export function ratioText({ ratio, atTarget }: OrderEstimate): string {
  if (ratio === null) {
    return atTarget > 0 ? 'none: no loss at the stop' : 'none: costs exceed the gain';
  }
  return formatNumber(ratio, 2);
}

const NO_LIQUIDATION = {
  portfolio: 'Portfolio margin has no single liquidation price: it depends on every position you hold',
  refused: 'No liquidation price: the position could not be opened',
  'out of reach': 'This position alone can’t bring the account to liquidation',
};

export function liquidationText({ liquidation, liquidationDistance, noLiquidation }: OrderEstimate): string {
  return liquidation === null
    ? NO_LIQUIDATION[noLiquidation ?? 'refused']
    : `Liquidation at ${usdt(liquidation)} (${signedPercent(liquidationDistance ?? 0, 2)})`;
}

/** The estimate with its numbers, for each margin mode that has one. */
export function liquidationFormula(
  input: OrderInput,
  { margin, marginBalance, maintenanceMargin }: OrderEstimate,
): string {
  if (margin === null) {
    return 'none';
  }
  const isCross = input.margin === 'cross';
  const funds = formatNumber(isCross ? marginBalance : margin, 2);
  return `${formatNumber(ENTRY, 0)} ${input.side === 'long' ? '−' : '+'} (${funds} − ${formatNumber(maintenanceMargin, 2)}) ÷ ${formatNumber(input.size, decimalsOf(input.size, 3))}${isCross ? ', others unchanged' : ''}`;
}

/** What no price can contain, in the words of the page. */
export const LEFT_OUT =
  'other positions that move, automatic borrowing and its interest, liquidation in parts, auto-deleveraging';

export const wrongModeText = `${wrongPositionMode.code}: “${wrongPositionMode.text}”`;

/** What stands in the way of the order, most pressing first; otherwise what it can lose and gain. */
function verdictOf(input: OrderInput, estimate: OrderEstimate): string {
  if (input.mode === 'hedge') {
    return `PT can’t send this: in hedge mode Bybit refuses it with ${wrongPositionMode.code}.`;
  }
  if (estimate.noLiquidation === 'refused') {
    return input.margin === 'cross'
      ? `A margin balance of ${usdt(estimate.marginBalance)} can’t carry this order.`
      : 'Bybit refuses this order: its margin isn’t above the maintenance margin.';
  }
  if (estimate.isStopTooLate) {
    return `${liquidationText(estimate)} comes before the stop-loss.`;
  }
  return estimate.atTarget > 0
    ? `The result is ${flow(estimate.atStop)} at the stop and ${flow(estimate.atTarget)} at the target.`
    : `Costs eat the gain: ${flow(estimate.atTarget)} at the target, ${flow(estimate.atStop)} at the stop.`;
}

/** What to do about it, or what the results contain. */
function adviceOn(input: OrderInput, estimate: OrderEstimate): string {
  const isCross = input.margin === 'cross';
  const costs = `fees, slippage and ${counted(estimate.settlements, 'funding payment')}`;
  if (input.mode === 'hedge') {
    return `Bybit answers “${wrongPositionMode.text}”: switch the symbol to one-way mode.`;
  }
  if (estimate.noLiquidation === 'refused') {
    return isCross ? 'Make it smaller or add collateral.' : 'Lower the leverage.';
  }
  return estimate.isStopTooLate
    ? `Bybit would close the position before ${usdt(estimate.stop)}${isCross ? ', and others may follow' : ''}: lower the leverage or move the stop closer. The target would give ${flow(estimate.atTarget)} after ${costs}.`
    : `Both are after ${costs}. ${liquidationText(estimate)}.`;
}

export function describeOrder(input: OrderInput, estimate: OrderEstimate): Finding {
  const cost = estimate.margin === null ? '' : ` costs ${usdt(estimate.margin)}`;
  const order = `${SIDES[input.side]} ${btc(input.size)} at ${input.leverage}× in ${input.margin} margin${cost}.`;
  return { verdict: verdictOf(input, estimate), detail: `${order} ${adviceOn(input, estimate)}` };
}
