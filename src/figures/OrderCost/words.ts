import { wrongPositionMode } from '@site/data/trading/wrong-position-mode';
import {
  counted,
  decimalsOf,
  formatNumber,
  percent,
  price,
  signedNumber,
  signedPercent,
} from '@site/src/lib/text/format';
import type { Finding } from '../kit/shell/finding';
import { ENTRY, type OrderEstimate, type OrderInput, SAMPLE } from './model';

export const MARGIN_MODES = { cross: 'Cross', isolated: 'Isolated', portfolio: 'Portfolio' };
export const POSITION_MODES = { 'one-way': 'One-way', hedge: 'Hedge' };
export const SIDES = { long: 'Long', short: 'Short' };
export const COLLATERALS = { usdt: 'USDT', coin: 'The coin itself' };

export const usdt = (value: number) => `${formatNumber(value, 2)} USDT`;
/** Paid is −, received is +. */
export const flow = (value: number) => `${signedNumber(value, 2)} USDT`;
const coins = (value: number, coin: string) => `${formatNumber(value, decimalsOf(value, 3))} ${coin}`;
export const btc = (value: number) => coins(value, SAMPLE.coin);
const priceText = (value: number) => `${price(value)} USDT`;
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

const COIN_DECIMALS = 6;

const NO_LIQUIDATION = {
  portfolio: 'Portfolio margin has no single liquidation price: it depends on every position you hold',
  refused: 'No liquidation price: the position could not be opened',
  'out of reach': 'This position alone can’t bring the account to liquidation',
};

export function liquidationText({ liquidation, liquidationDistance, noLiquidation }: OrderEstimate): string {
  return liquidation === null
    ? NO_LIQUIDATION[noLiquidation ?? 'refused']
    : `Liquidation at ${priceText(liquidation)} (${signedPercent(liquidationDistance ?? 0, 2)})`;
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
  const sign = input.side === 'long' ? '−' : '+';
  const size = formatNumber(input.size, decimalsOf(input.size, 3));
  const held = formatNumber(marginBalance / ENTRY, COIN_DECIMALS);
  // Coins of its own kind fall with a long and rise against a short.
  const moving =
    isCross && input.held === 'coin' ? `(${size} ${input.side === 'long' ? '+' : '−'} ${held})` : size;
  return `${formatNumber(ENTRY, 0)} ${sign} (${funds} − ${formatNumber(maintenanceMargin, 2)}) ÷ ${moving}${isCross ? ', others unchanged' : ''}`;
}

/** What no price can contain, in the words of the page. */
export const LEFT_OUT =
  'other positions that move, other coins as collateral, automatic borrowing and its interest, liquidation in parts, auto-deleveraging';

export const wrongModeText = `${wrongPositionMode.code}: “${wrongPositionMode.text}”`;

const REMEDIES = {
  leverage: 'lower the leverage',
  size: 'make it smaller',
  collateral: 'add collateral',
  stop: 'move the stop closer',
};

/** "make it smaller, add collateral or move the stop closer": each of them moves what the verdict is about. */
function remediesText({ remedies }: OrderEstimate): string {
  const words = remedies.map((remedy) => REMEDIES[remedy]);
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ');
}

/** What stands in the way of the order, most pressing first; otherwise what it can lose and gain. */
function verdictOf(input: OrderInput, estimate: OrderEstimate): string {
  if (input.mode === 'hedge') {
    return `PT can’t send this: in hedge mode Bybit refuses it with ${wrongPositionMode.code}.`;
  }
  if (estimate.noLiquidation === 'refused') {
    return estimate.remedies.includes('leverage')
      ? 'Bybit refuses this order: its margin isn’t above the maintenance margin.'
      : `A margin balance of ${usdt(estimate.marginBalance)} can’t carry this order.`;
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
  const slippage = estimate.slippage === null ? '' : ', slippage both ways';
  const costs = `fees${slippage} and ${counted(estimate.settlements, 'funding payment')}`;
  if (input.mode === 'hedge') {
    return `Bybit answers “${wrongPositionMode.text}”, so switch the symbol to one-way mode.`;
  }
  if (estimate.noLiquidation === 'refused') {
    return `To open it, ${remediesText(estimate)}.`;
  }
  return estimate.isStopTooLate
    ? `Bybit would close the position before ${priceText(estimate.stop)}${input.margin === 'cross' ? ', and others may follow' : ''}. To be stopped first, ${remediesText(estimate)}.`
    : `Each result is after ${costs}. ${liquidationText(estimate)}.`;
}

export function describeOrder(input: OrderInput, estimate: OrderEstimate, { coin } = SAMPLE): Finding {
  const order = `${SIDES[input.side]} ${coins(input.size, coin)} at ${input.leverage}× in ${input.margin} margin`;
  const cost = estimate.margin === null ? '' : ` ties up ${usdt(estimate.margin)} of margin`;
  return { verdict: verdictOf(input, estimate), detail: `${order}${cost}. ${adviceOn(input, estimate)}` };
}
