/** The timeframes of PT. Capitals matter for one of them: 1m is a minute, 1M a month. */
export const timeframes = ['1m', '5m', '15m', '30m', '1H', '4H', '1D', '1W', '1M'] as const;

export type Timeframe = (typeof timeframes)[number];
