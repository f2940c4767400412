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

function requirePositive(value: number, what: string): void {
  if (!Number.isFinite(value) || value <= 0) {
    throw new RangeError(`${what} must be a number above 0, but is ${value}.`);
  }
}

function requireFraction(value: number, what: string): void {
  if (!(value >= 0 && value < 1)) {
    throw new RangeError(`${what} is a fraction from 0 to below 1 (0.003 is 0.3%), but is ${value}.`);
  }
}

function requireAmount(value: number, what: string): void {
  if (!Number.isFinite(value) || value < 0) {
    throw new RangeError(`${what} must be 0 or more, but is ${value}.`);
  }
}

function requirePool({ reserveIn, reserveOut, fee }: Pool): void {
  requirePositive(reserveIn, 'The reserve of the coin paid');
  requirePositive(reserveOut, 'The reserve of the coin received');
  requireFraction(fee, 'The pool fee');
}

/** dy = y · dx(1 − f) ÷ (x + dx(1 − f)). It can come close to the reserve and never reach it. */
export function constantProductOutput(pool: Pool, amountIn: number): number {
  requirePool(pool);
  requireAmount(amountIn, 'The amount paid');
  const afterFee = amountIn * (1 - pool.fee);
  return (pool.reserveOut * afterFee) / (pool.reserveIn + afterFee);
}

/** The price of the next, infinitely small trade: what a trader compares the average price with. */
export function midPrice(pool: Pool): number {
  requirePool(pool);
  return pool.reserveIn / pool.reserveOut;
}

export function averagePrice(amountIn: number, amountOut: number): number {
  requirePositive(amountIn, 'The amount paid');
  requirePositive(amountOut, 'The amount received');
  return amountIn / amountOut;
}

/** How far the average price lies above the mid price because of size alone, the fee taken out: dx(1 − f) ÷ x. */
export function priceImpact(pool: Pool, amountIn: number): number {
  requirePool(pool);
  requireAmount(amountIn, 'The amount paid');
  return (amountIn * (1 - pool.fee)) / pool.reserveIn;
}

/** What the same trade costs in the coin that you pay, valued at the mid price. Gas is not in it. */
export function costAtMid(pool: Pool, amountIn: number): { fee: number; impact: number; total: number } {
  const worth = constantProductOutput(pool, amountIn) * midPrice(pool);
  const fee = amountIn * pool.fee;
  return { fee, impact: amountIn - fee - worth, total: amountIn - worth };
}

export function minimumReceived(quoted: number, tolerance: number): number {
  requireAmount(quoted, 'The quoted amount');
  requireFraction(tolerance, 'The tolerance');
  return quoted * (1 - tolerance);
}

/** The most that anyone trading around you can take: below the minimum the swap reverts instead. */
export function largestSandwichLoss(quoted: number, tolerance: number): number {
  return quoted - minimumReceived(quoted, tolerance);
}

export function afterTransferTax(amount: number, tax: number): number {
  requireAmount(amount, 'The amount sent');
  requireFraction(tax, 'The tax');
  return amount * (1 - tax);
}

const GWEI_PER_COIN = 1e9;

/** In the network's native coin. A transaction that reverts pays for the gas it used as well. */
export function gasCost(gasUsed: number, baseFeeGwei: number, priorityFeeGwei: number): number {
  requireAmount(gasUsed, 'The gas used');
  requireAmount(baseFeeGwei, 'The base fee');
  requireAmount(priorityFeeGwei, 'The priority fee');
  return (gasUsed * (baseFeeGwei + priorityFeeGwei)) / GWEI_PER_COIN;
}
