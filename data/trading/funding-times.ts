import type { FundingTimes } from './types';

/** When the times below were read. They are the venues' own rules, and each contract can differ. */
export const fundingTimesReadIn = 'November 2026';

export const fundingTimes: readonly FundingTimes[] = [
  {
    venue: 'Binance',
    usualHours: 8,
    times: '00:00, 08:00 and 16:00 UTC',
    others: 'Some every 4, 2 or 1 hours. Binance can change this when the rate gets extreme.',
  },
  {
    venue: 'Bybit',
    usualHours: 8,
    times: '00:00, 08:00 and 16:00 UTC',
    others:
      'Many altcoins every 4 hours. Most perpetuals switch to hourly when the rate reaches its cap or floor, and back the same way.',
  },
  {
    venue: 'Hyperliquid',
    usualHours: 1,
    times: 'every full hour UTC',
    others: 'None. Multiply by 8 for the 8-hour rate.',
  },
];
