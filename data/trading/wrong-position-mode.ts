/** What Bybit says when a one-way order meets a symbol in hedge mode. A figure shows it, and shouldn't load every error for it. */
export const wrongPositionMode = { code: '10001', text: 'position idx not match position mode' } as const;
