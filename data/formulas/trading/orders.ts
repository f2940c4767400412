/** Money before an order is sent. Prices in quote currency, quantities in coin, rates in percent. */
type Side = 'long' | 'short';

/** +1 for a long, which gains when the price rises; −1 for a short. */
function direction(side: Side): 1 | -1 {
  return side === 'long' ? 1 : -1;
}

export function notional(quantity: number, price: number): number {
  return quantity * price;
}

export function initialMargin(notionalValue: number, leverage: number): number {
  return notionalValue / leverage;
}

export function feeEstimate(notionalValue: number, feePercent: number): number {
  return (notionalValue * feePercent) / 100;
}

/** Before fees and funding. */
export function profit(side: Side, quantity: number, entry: number, exit: number): number {
  return direction(side) * (exit - entry) * quantity;
}

/** The exit at which the profit pays both fees, and other costs per coin. Closing costs as much as opening unless it's said. */
export function breakEvenPrice(
  side: Side,
  entry: number,
  feePercent: number,
  otherCosts = 0,
  exitFeePercent = feePercent,
): number {
  const [opening, closing] = [feePercent, exitFeePercent].map((fee) => (direction(side) * fee) / 100);
  return (entry * (1 + (opening ?? 0)) + direction(side) * otherCosts) / (1 - (closing ?? 0));
}

export function riskReward(risk: number, reward: number): number {
  return reward / risk;
}

/** The quantity that loses `risk` between entry and stop, with the fees of both fills. Leverage has no part in it. */
export function quantityForRisk(risk: number, entry: number, stop: number, feePercent: number): number {
  return risk / (Math.abs(entry - stop) + ((entry + stop) * feePercent) / 100);
}

/** Down, never up: a size that is rounded up risks more than was meant. */
export function roundDownToStep(quantity: number, step: number): number {
  // Binary fractions put 0.03 ÷ 0.01 a hair under 3; nine decimals are finer than any step of a symbol.
  return Math.floor(Number((quantity / step).toFixed(9))) * step;
}

/** The notional that a share of the free margin opens: the margin and the taker fees of both fills fit in what is free. */
export function notionalOfShare(
  free: number,
  leverage: number,
  sharePercent: number,
  feePercent: number,
): number {
  const fees = feeEstimate(2, feePercent);
  return ((free * leverage) / (1 + leverage * fees)) * (sharePercent / 100);
}

/** What Bybit counts of collateral: its worth after the collateral ratio, which is 100% for USDT and less for most coins. */
export function marginBalance(collateral: number, ratioPercent: number, unrealised = 0): number {
  return (collateral * ratioPercent) / 100 + unrealised;
}

/**
 * The price of one linear contract at which the margin balance of an account in cross margin has fallen to its maintenance
 * margin, while everything else stands still. The quantity is the position with the order filled, its maintenance margin that
 * of the mark price now. `coins` is collateral in the same coin after its ratio: it falls with a long and cushions a short.
 * Zero, less or infinite: price can't go there.
 */
export function crossLiquidationEstimate(
  side: Side,
  mark: number,
  quantity: number,
  balance: number,
  maintenanceMargin: number,
  coins = 0,
): number {
  const exposure = quantity + direction(side) * coins;
  return exposure > 0
    ? mark - (direction(side) * (balance - maintenanceMargin)) / exposure
    : Number.POSITIVE_INFINITY;
}

/**
 * The same for an isolated position, whose balance is its own margin. No fees, no funding, no margin
 * added later, one risk tier without deduction. NaN where the margin isn't above the maintenance margin: the position could
 * not be opened.
 */
export function liquidationEstimate(
  side: Side,
  entry: number,
  leverage: number,
  maintenancePercent: number,
): number {
  const [margin, maintenance] = [entry / leverage, (entry * maintenancePercent) / 100];
  return maintenance >= margin ? Number.NaN : crossLiquidationEstimate(side, entry, 1, margin, maintenance);
}

/** How far a price lies from another, in percent of the latter. */
export function distancePercent(price: number, from: number): number {
  return ((price - from) / from) * 100;
}
