/** What a market traded at, for the months that dated samples name: `npm run words` lists a sample that doesn't fit. */
export const monthPrices = [
  { symbol: 'BTCUSDT', month: '2023-09', low: 24_900, high: 27_500 },
  { symbol: 'BTCUSDT', month: '2023-10', low: 26_500, high: 35_300 },
] as const;
