import { wrongPositionMode } from '@site/data/trading/wrong-position-mode';
import {
  counted,
  decimalsOf,
  formatNumber,
  percent,
  signedNumber,
  signedPercent,
} from '@site/src/lib/text/format';
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

/** What stands in the way of the order, most pressing first. */
function problemsOf(input: OrderInput, estimate: OrderEstimate): (string | false)[] {
  const isCross = input.margin === 'cross';
  const isRefused = estimate.noLiquidation === 'refused';
  return [
    input.mode === 'hedge' && `PT can’t send this: in hedge mode Bybit refuses it with ${wrongModeText}.`,
    isRefused && isCross && `A margin balance of ${usdt(estimate.marginBalance)} can’t carry this order.`,
    isRefused && !isCross && 'The margin isn’t above the maintenance margin, so Bybit refuses the order.',
    estimate.isStopTooLate &&
      `${liquidationText(estimate)} comes before the stop-loss at ${usdt(estimate.stop)}, so Bybit would close the position first${isCross ? ', and others may follow' : ''}.`,
  ];
}

/** The sentence below the picture. */
export function describeOrder(input: OrderInput, estimate: OrderEstimate): string {
  const { isStopTooLate } = estimate;
  const isRefused = estimate.noLiquidation === 'refused';
  const mode = `${input.margin} margin`;
  const cost = estimate.margin === null ? '' : `: cost ${usdt(estimate.margin)}`;
  const results = [
    !isStopTooLate && `${flow(estimate.atStop)} at the stop`,
    `${flow(estimate.atTarget)} at the target`,
  ].filter(Boolean);
  return [
    ...problemsOf(input, estimate),
    `${SIDES[input.side]} ${btc(input.size)} at ${input.leverage}× in ${mode}${cost}.`,
    !isRefused &&
      `After fees, slippage and ${counted(estimate.settlements, 'funding payment')}: ${results.join(', ')}.`,
    !isStopTooLate && !isRefused && `${liquidationText(estimate)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
