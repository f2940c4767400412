import { type ById, withIds } from '../withIds';
import type { ExchangeLimit } from './types';

/** Days that a key without bound IP addresses lives, by Bybit's own rules. The source is `bybit-api` in sources.ts. */
export const keyLifetime = { unboundDays: 90, unboundDaysAfterPasswordChange: 7 } as const;

/** Bybit's base fee rates in %, for accounts without a VIP tier. The source is `bybit-2026-11` in sources.ts. */
export const bybitFees = {
  derivatives: { taker: 0.055, maker: 0.02 },
  spot: { taker: 0.1, maker: 0.1 },
} as const;

/** How much of the first 10 BTC Bybit counts as collateral, in %, as of September 2025. */
export const coinCollateralPercent = 98;

/** Minutes to leave Bybit alone after it has turned an address away for too many requests. */
export const pauseAfterIpLimitMinutes = 10;

export const requestLimits = /* @__PURE__ */ withIds({
  'limit-create': {
    counted: 'Orders created, per account and second',
    limit: '10 for contracts, 20 for spot',
  },
  'limit-amend': {
    counted: 'Orders amended (each drag of a line is one), per account and second',
    limit: '10',
  },
  'limit-cancel': {
    counted: 'Orders cancelled, per account and second',
    limit: '10 for contracts, 20 for spot',
  },
  'limit-ip': {
    counted: 'All requests from one IP address in 5 seconds',
    limit: '600',
  },
} satisfies ById<ExchangeLimit>);

export const openOrderLimits = /* @__PURE__ */ withIds({
  'cap-contracts': {
    counted: 'Contracts: active orders per symbol',
    limit: '500',
  },
  'cap-contracts-conditional': {
    counted: 'Contracts: conditional orders per symbol',
    limit: '10',
  },
  'cap-tpsl': {
    counted: 'Partial TP/SL orders per position',
    limit: '20',
  },
  'cap-spot': {
    counted: 'Spot: open orders in total',
    limit: '500; per symbol at most 30 TP/SL and 30 conditional',
  },
} satisfies ById<ExchangeLimit>);
