import { type ById, withIds } from '../withIds';
import type { FeatureRule, PublishedRule, RuleLayer } from './types';

export const ruleLayers = /* @__PURE__ */ withIds({
  'layer-pt': {
    name: 'PT’s own rules',
    looksAt: 'Where you connect from and, for swaps, your wallet address.',
    ask: 'PT can look again at a wrong location or a wrongly flagged address.',
  },
  'layer-venue': {
    name: 'The venue’s rules',
    looksAt: 'What it knows about you: usually residence, citizenship and identity check.',
    ask: 'The venue, for example Bybit. PT can’t see, change or appeal its decision.',
  },
  'layer-law': {
    name: 'Your law',
    looksAt: 'The law where you live, where you are and where you pay tax.',
    ask: 'A regulator or a lawyer. Neither PT nor a venue decides it.',
  },
} satisfies ById<RuleLayer>);

export const featureRules = /* @__PURE__ */ withIds({
  'feature-data': {
    feature: 'View data: charts, metrics, screeners',
    page: '/docs/workbench/overview/',
    decidedBy: 'No one: market data is open.',
    whenRestricted: 'It stays open when trading is restricted.',
  },
  'feature-connect': {
    feature: 'Connect Bybit with a read-only key',
    page: '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account',
    decidedBy: 'Bybit, request by request.',
    whenRestricted: 'The connection fails with a Bybit code such as 10003, 10009 or 10024.',
  },
  'feature-orders': {
    feature: 'Trade on Bybit',
    page: '/docs/trading/centralised-exchange/trading',
    decidedBy: 'Bybit. It may allow some products and not others.',
    whenRestricted: 'Orders are refused, or the account is close-only: you can reduce, not open.',
  },
  'feature-swaps': {
    feature: 'Swap from your wallet',
    page: '/docs/trading/decentralised-exchange/swap-tokens',
    decidedBy: 'PT, which screens your location and wallet address.',
    whenRestricted: 'The swap can’t be sent from PT. Your tokens stay in your wallet.',
  },
} satisfies ById<FeatureRule>);

/** Dated statements of others, none of them complete. Sources and months are in sources.ts. */
export const publishedRules = /* @__PURE__ */ withIds({
  'published-bybit-regions': {
    publisher: 'Bybit, promotional terms',
    says: 'Excluded: the United States, mainland China, Singapore, Quebec, Ontario, North Korea, Cuba, Iran, Uzbekistan, Syria, Crimea, Donetsk and Luhansk, and others at Bybit’s discretion.',
    caution: 'Terms of a promotion, not all of Bybit’s rules.',
    source: 'location-rules',
  },
  'published-bybit-eea': {
    publisher: 'Bybit, regional sites',
    says: 'Users in the European Economic Area are served by a separate company and site. There are other regional sites.',
    caution: 'A key works only on the site where it was created, and PT connects to the main site.',
    source: 'bybit-api',
  },
  'published-bybit-api': {
    publisher: 'Bybit, API pages',
    says: 'Requests from IP addresses in the United States or mainland China get HTTP 403.',
    caution: 'What counts is the address that calls, which is PT’s.',
    source: 'bybit-api',
  },
} satisfies ById<PublishedRule>);
