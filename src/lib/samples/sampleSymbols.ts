/** Symbols that examples use; a venue knows many more. */
export const sampleSymbols = ['BTCUSDT', 'ETHUSDT', 'SOLUSDT', 'XRPUSDT'] as const;
