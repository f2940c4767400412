/**
 * Swaps against a constant-product pool (x · y = k). Amounts are in whole coins; fee, tolerance and tax are
 * fractions (0.003 is 0.3%). Prices are in the coin that is paid, per coin that is received.
 */
export type Pool = {
  /** What the pool holds of the coin that you pay. */
  readonly reserveIn: number;
  /** What the pool holds of the coin that you receive. */
  readonly reserveOut: number;
  readonly fee: number;
};

/** dy = y · dx(1 − f) ÷ (x + dx(1 − f)). It can come close to the reserve and never reach it. */
export function constantProductOutput(pool: Pool, amountIn: number): number {
  const afterFee = amountIn * (1 - pool.fee);
  return (pool.reserveOut * afterFee) / (pool.reserveIn + afterFee);
}

/** The price of the next, infinitely small trade: what a trader compares the average price with. */
export function midPrice(pool: Pool): number {
  return pool.reserveIn / pool.reserveOut;
}

export function averagePrice(amountIn: number, amountOut: number): number {
  return amountIn / amountOut;
}

/** How far the average price lies above the mid price because of size alone, the fee taken out: dx(1 − f) ÷ x. */
export function priceImpact(pool: Pool, amountIn: number): number {
  return (amountIn * (1 - pool.fee)) / pool.reserveIn;
}

/** How much less than at the mid price a sale brings because of size alone, the fee taken out: dx(1 − f) ÷ (x + dx(1 − f)). */
export function saleImpact(pool: Pool, amountIn: number): number {
  const above = priceImpact(pool, amountIn);
  return above / (1 + above);
}

/** What the same trade costs in the coin that you pay, valued at the mid price. Gas is not in it. */
export function costAtMid(pool: Pool, amountIn: number): { fee: number; impact: number; total: number } {
  const worth = constantProductOutput(pool, amountIn) * midPrice(pool);
  const fee = amountIn * pool.fee;
  return { fee, impact: amountIn - fee - worth, total: amountIn - worth };
}

export function minimumReceived(quoted: number, tolerance: number): number {
  return quoted * (1 - tolerance);
}

/** The most that anyone trading around you can take: below the minimum the swap reverts instead. */
export function largestSandwichLoss(quoted: number, tolerance: number): number {
  return quoted - minimumReceived(quoted, tolerance);
}

export function afterTransferTax(amount: number, tax: number): number {
  return amount * (1 - tax);
}

const GWEI_PER_COIN = 1e9;

/** In the network's native coin. A transaction that reverts pays for the gas it used as well. */
export function gasCost(gasUsed: number, baseFeeGwei: number, priorityFeeGwei: number): number {
  return (gasUsed * (baseFeeGwei + priorityFeeGwei)) / GWEI_PER_COIN;
}
