import {
  breakEvenPrice,
  distancePercent,
  feeEstimate,
  initialMargin,
  liquidationEstimate,
  notional,
  profit,
  riskReward,
} from '@site/data/formulas/trading/orders';

/** The entry of the page's worked examples, in USDT. */
export const ENTRY = 60_000;

export const SIDES = ['long', 'short'] as const;
export type Side = (typeof SIDES)[number];

export type OrderInput = {
  readonly side: Side;
  readonly quantity: number;
  readonly leverage: number;
  /** Per fill, in percent of the notional. */
  readonly feePercent: number;
  readonly maintenancePercent: number;
  /** How far the stop-loss and the take-profit lie from the entry, in percent of it. */
  readonly stopPercent: number;
  readonly targetPercent: number;
};

const away = (side: Side, percent: number) => ENTRY * (1 + ((side === 'long' ? 1 : -1) * percent) / 100);

export function estimateOrder(input: OrderInput) {
  const { side, quantity, leverage, feePercent } = input;
  const size = notional(quantity, ENTRY);
  const stop = away(side, -input.stopPercent);
  const target = away(side, input.targetPercent);
  const feeAt = (price: number) => feeEstimate(notional(quantity, price), feePercent);
  const riskAfterFees = -profit(side, quantity, ENTRY, stop) + feeAt(ENTRY) + feeAt(stop);
  const rewardAfterFees = profit(side, quantity, ENTRY, target) - feeAt(ENTRY) - feeAt(target);
  const estimate = liquidationEstimate(side, ENTRY, leverage, input.maintenancePercent);
  const liquidation = Number.isNaN(estimate) ? null : estimate;
  return {
    notional: size,
    margin: initialMargin(size, leverage),
    openFee: feeAt(ENTRY),
    bothFees: 2 * feeAt(ENTRY),
    breakEven: breakEvenPrice(side, ENTRY, feePercent),
    stop,
    target,
    riskAfterFees,
    rewardAfterFees,
    /** Null where the fees eat the whole gain: there is no reward to compare. */
    ratioAfterFees: rewardAfterFees > 0 ? riskReward(riskAfterFees, rewardAfterFees) : null,
    /** Null where the position could not be opened at this leverage. */
    liquidation,
    liquidationDistance: liquidation === null ? null : distancePercent(liquidation, ENTRY),
    /** True when the price meets the liquidation estimate before the stop-loss. */
    isStopTooLate: liquidation !== null && (side === 'long' ? liquidation >= stop : liquidation <= stop),
  };
}

export type OrderEstimate = ReturnType<typeof estimateOrder>;
