import type { FeatureRule, PublishedRule, RuleLayer } from './location-rules.schema';

export const ruleLayers = [
  {
    id: 'layer-pt',
    name: 'PT’s own rules',
    looksAt: 'Where you connect from and, for swaps, the wallet address that you connect.',
    ask: 'PT. It can look again at a wrong location or a wrongly flagged address.',
  },
  {
    id: 'layer-venue',
    name: 'The venue’s rules',
    looksAt:
      'What the venue knows about you: usually residence, citizenship, identity check, and the calling address.',
    ask: 'The venue, for example Bybit. PT can’t see, change or appeal its decision.',
  },
  {
    id: 'layer-law',
    name: 'Your law',
    looksAt: 'What the law where you live, are or are taxed says about you and the product.',
    ask: 'You, with a regulator’s publications or a lawyer. Neither PT nor a venue decides it.',
  },
] as const satisfies readonly RuleLayer[];

export const featureRules = [
  {
    id: 'feature-data',
    feature: 'View data: charts, metrics, screeners',
    page: '/docs/workbench/overview/',
    decidedBy: 'Open. Looking at market data places no order.',
    whenRestricted: 'Stays open when trading features are restricted.',
  },
  {
    id: 'feature-connect',
    feature: 'Connect Bybit with a read-only key',
    page: '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account',
    decidedBy: 'The venue. Bybit answers each request of your key or refuses it.',
    whenRestricted:
      'The connection fails with the venue’s error code, for example 10024, or 10009 where its text names a region.',
  },
  {
    id: 'feature-orders',
    feature: 'Trade on Bybit',
    page: '/docs/trading/centralised-exchange/trading',
    decidedBy: 'The venue. It may allow you some products and not others.',
    whenRestricted: 'Orders are refused, or the account is close-only: you can reduce, not open.',
  },
  {
    id: 'feature-swaps',
    feature: 'Swap from your wallet',
    page: '/docs/trading/decentralised-exchange/swap-tokens',
    decidedBy: 'PT. Your location and the wallet address are screened.',
    whenRestricted: 'The swap can’t be sent from PT. Your tokens stay in your wallet, under your control.',
  },
] as const satisfies readonly FeatureRule[];

/** Dated statements of others, none of them complete. Sources and months are in sources.ts. */
export const publishedRules = [
  {
    id: 'published-bybit-regions',
    publisher: 'Bybit, promotional terms',
    says: 'Named as excluded: the United States, mainland China, Singapore, Quebec, Ontario, North Korea, Cuba, Iran, Uzbekistan, Syria, and Crimea, Donetsk and Luhansk, with others at Bybit’s discretion.',
    caution:
      'Terms of a promotion, not the whole of Bybit’s rules. A place that isn’t listed isn’t necessarily allowed.',
    source: 'location-rules',
  },
  {
    id: 'published-bybit-eea',
    publisher: 'Bybit, regional sites',
    says: 'Users in the European Economic Area are served by a separate company and site; other regional sites exist as well.',
    caution: 'Keys and products differ between sites. A key works only on the site where it was created.',
    source: 'bybit-api',
  },
  {
    id: 'published-bybit-api',
    publisher: 'Bybit, API pages',
    says: 'Requests from IP addresses in the United States or mainland China are answered with HTTP 403.',
    caution: 'This is about the address that calls the API, not about who you are. Other rules apply on top.',
    source: 'bybit-api',
  },
  {
    id: 'published-uniswap',
    publisher: 'Uniswap Labs, web interface',
    says: 'Wallet addresses are screened by analytics companies for sanctions, stolen funds and other crime. A flagged address is blocked in the interface.',
    caution: 'An example of how wallet screening works elsewhere. It blocks the interface, not the chain.',
    source: 'location-rules',
  },
  {
    id: 'published-dydx',
    publisher: 'dYdX, software terms',
    says: 'Excludes people in the United States and Canada, several sanctioned countries and regions, and listed persons. Names a close-only status for accounts.',
    caution:
      'PT doesn’t trade on dYdX. It shows that residence, location, control and listing are separate tests.',
    source: 'location-rules',
  },
] as const satisfies readonly PublishedRule[];
