import type { NotInPt } from './not-in-pt.schema';

const trade = '/docs/trading/centralised-exchange/trading';
const metrics = '/docs/workbench/overview/studies-metrics/custom-metrics';

/** What readers look for and PT doesn't have, with what to use instead. */
export const notInPt = [
  {
    id: 'volume-profile',
    name: 'Volume profile',
    area: 'chart',
    instead: 'Use VWAP for where volume traded on average, and taker volume by tier for who traded it.',
    page: `${metrics}/orderflow-metrics`,
    synonyms: ['POC', 'value area', 'VPVR', 'market profile'],
  },
  {
    id: 'footprint',
    name: 'Footprint chart',
    area: 'chart',
    instead: 'Use delta and CVD per bar, split by trade size. PT doesn’t split a bar by price.',
    page: `${metrics}/orderflow-metrics`,
    synonyms: ['cluster chart', 'bid/ask footprint'],
  },
  {
    id: 'liquidation-heatmap',
    name: 'Liquidation heatmap',
    area: 'chart',
    instead: 'Use the liquidations metric, which shows what was liquidated, not where it might be next.',
    page: `${metrics}/exchange-metrics`,
    synonyms: ['heatmap', 'liquidation levels', 'liq map'],
  },
  {
    id: 'public-api',
    name: 'Public API',
    area: 'app',
    instead: 'Export a CSV, or let an alert call your own program with a webhook.',
    page: '/docs/alerts/creating-an-alert',
    synonyms: ['REST API', 'API access', 'Pine script', 'scripting'],
  },
  {
    id: 'phone-app',
    name: 'Phone app',
    area: 'app',
    instead: 'Open PT in your phone’s browser: dashboards stack in one column, and charts show one pane.',
    page: '/docs/dashboard/customizing-a-dashboard/',
    synonyms: ['iOS', 'Android', 'mobile app', 'app store'],
  },
  {
    id: 'trailing-stop',
    name: 'Trailing stop',
    area: 'trading',
    instead: 'Set it on Bybit. The position and its orders still show in PT.',
    page: trade,
    synonyms: ['trailing'],
  },
  {
    id: 'oco',
    name: 'OCO orders',
    area: 'trading',
    instead: 'Set it on Bybit, or attach TP/SL to the order in PT: when one fills, the position is closed.',
    page: trade,
    synonyms: ['one cancels the other'],
  },
  {
    id: 'hedge-mode',
    name: 'Hedge mode',
    area: 'trading',
    instead: 'Open both sides on Bybit. Positions made there show in PT.',
    page: trade,
    synonyms: ['long and short at once', 'position mode', 'both sides'],
  },
] as const satisfies readonly NotInPt[];
