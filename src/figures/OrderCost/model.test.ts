import { liquidationPrices, orderCost, stopAndTarget } from '@site/data/examples/bybit';
import { bybitFees } from '@site/data/trading/exchange-limits';
import { describe, expect, it } from 'vitest';
import { ENTRY, estimateOrder, type OrderInput } from './model';

const asOnThePage: OrderInput = {
  side: 'long',
  quantity: 0.05,
  leverage: 10,
  feePercent: bybitFees.derivatives.taker,
  maintenancePercent: 0.5,
  stopPercent: 2,
  targetPercent: 5,
};

describe('order cost figure', () => {
  it('gives the worked numbers of the trading page', () => {
    const estimate = estimateOrder(asOnThePage);
    expect(ENTRY).toBe(orderCost.values.price);
    expect(estimate.notional).toBeCloseTo(orderCost.values.notional ?? 0, 6);
    expect(estimate.margin).toBeCloseTo(orderCost.values.margin ?? 0, 6);
    expect(estimate.bothFees).toBeCloseTo(orderCost.values.bothFees ?? 0, 6);
    expect(estimate.breakEven).toBeCloseTo(orderCost.values.breakEven ?? 0, 2);
    expect(estimate.stop).toBeCloseTo(stopAndTarget.values.stop ?? 0, 6);
    expect(estimate.target).toBeCloseTo(stopAndTarget.values.target ?? 0, 6);
    expect(estimate.riskAfterFees).toBeCloseTo(stopAndTarget.values.riskAfterFees ?? 0, 2);
    expect(estimate.rewardAfterFees).toBeCloseTo(stopAndTarget.values.rewardAfterFees ?? 0, 2);
    expect(estimate.ratioAfterFees).toBeCloseTo(stopAndTarget.values.ratioAfterFees ?? 0, 1);
    expect(estimate.liquidation).toBeCloseTo(liquidationPrices.values.long ?? 0, 2);
    expect(estimate.isStopTooLate).toBe(false);
  });

  it('mirrors a short', () => {
    const estimate = estimateOrder({ ...asOnThePage, side: 'short' });
    expect(estimate.stop).toBeGreaterThan(ENTRY);
    expect(estimate.target).toBeLessThan(ENTRY);
    expect(estimate.liquidation).toBeCloseTo(liquidationPrices.values.short ?? 0, 2);
  });

  it('says when the stop comes too late, and when there is no estimate', () => {
    const high = estimateOrder({ ...asOnThePage, leverage: 50 });
    expect(high.liquidation).toBeCloseTo(liquidationPrices.values.highLong ?? 0, 2);
    expect(high.isStopTooLate).toBe(true);
    expect(estimateOrder({ ...asOnThePage, leverage: 100, maintenancePercent: 2 })).toMatchObject({
      liquidation: null,
      liquidationDistance: null,
      isStopTooLate: false,
    });
  });

  it('shows no ratio where fees are larger than the gain', () => {
    const estimate = estimateOrder({ ...asOnThePage, targetPercent: 0.1 });
    expect(estimate.rewardAfterFees).toBeLessThan(0);
    expect(estimate.ratioAfterFees).toBeNull();
  });
});
