/** Where facts about the outside world were read, and when. Pages show them with <AsOf source="…" />. */
export const sources = {
  'bybit-api': { name: 'Bybit API documentation', asOf: '2026-07' },
  'bybit-2026-11': { name: 'Bybit API, fees and announcements', asOf: '2026-11' },
  'binance-api': { name: 'Binance futures API documentation', asOf: '2026-11' },
  'hyperliquid-api': { name: 'Hyperliquid API documentation', asOf: '2026-11' },
  'bybit-help': { name: 'Bybit help centre', asOf: '2026-07' },
  'chain-list': { name: 'ethereum-lists chain registry', asOf: '2026-08' },
  'wallet-standards': { name: 'EIPs and MetaMask documentation', asOf: '2026-08' },
  'ethereum-guides': { name: 'ethereum.org guides', asOf: '2026-08' },
  'amm-docs': { name: 'Uniswap documentation', asOf: '2026-08' },
  'metric-definitions': {
    name: 'Glassnode, Coin Metrics, Santiment, DefiLlama and Token Terminal definitions',
    asOf: '2026-08',
  },
  'chat-services': { name: 'Telegram and Discord documentation', asOf: '2026-08' },
  'location-rules': { name: 'published terms of the named services', asOf: '2026-08' },
} as const;

export type SourceId = keyof typeof sources;
