import type { IntelCard } from './types';

const catalogue = '/docs/workbench/overview/studies-metrics/';
const custom = `${catalogue}custom-metrics/`;

/** The cards of Panda Intel, in the order in which the routine on the page reads them. */
export const intelCards: readonly IntelCard[] = [
  {
    id: 'trend',
    name: 'Trend',
    answers: 'Which way price has been moving, and since when.',
    inputs: [{ name: 'Price bars of the symbol', page: catalogue }],
    freshness: 'With the open bar, final at the close.',
    misleads: 'A trend depends on the timeframe and shows late.',
    check: 'Look one timeframe up and one down.',
  },
  {
    id: 'momentum',
    name: 'Momentum',
    answers: 'Whether the move is gaining or losing speed.',
    inputs: [{ name: 'Momentum Oscillator', page: `${custom}momentum-oscillator#momentum-oscillator` }],
    freshness: 'With the open bar, final at the close.',
    misleads: 'In a trend it can stay at an extreme.',
    check: 'Compare its last peaks with those of price.',
  },
  {
    id: 'positioning',
    name: 'Positioning',
    answers: 'How much leverage is open, and which side pays for it.',
    inputs: [
      { name: 'Funding rate', page: `${custom}exchange-metrics#funding-rate` },
      { name: 'Open interest', page: `${custom}exchange-metrics#open-interest` },
    ],
    freshness: 'Live. Funding is the predicted rate until it’s settled.',
    misleads: 'Extreme funding shows a crowd, not which way price goes next.',
    check: 'Use open interest in coin: in USD it moves with price.',
  },
  {
    id: 'flow',
    name: 'Flow',
    answers: 'Whether buyers or sellers cross the spread, and in which trade size.',
    inputs: [{ name: 'CVD by tier', page: `${custom}orderflow-metrics#cvd` }],
    freshness: 'With every trade.',
    misleads: 'Large orders are often split: a size tier isn’t a kind of trader.',
    check: 'Compare the slopes of two tiers.',
  },
  {
    id: 'liquidity',
    name: 'Liquidity',
    answers: 'How much size the book takes before price moves.',
    inputs: [
      { name: 'Bid depth', page: `${custom}orderbook-metrics#bid-depth` },
      { name: 'Ask depth', page: `${custom}orderbook-metrics#ask-depth` },
      { name: 'Slippage for a size', page: `${custom}orderbook-metrics#slippage-for-size` },
    ],
    freshness: 'With every change of the book.',
    misleads: 'Resting orders can be cancelled before they trade.',
    check: 'Check in the Order book tab whether the depth stays.',
  },
  {
    id: 'on-chain',
    name: 'On-chain',
    answers: 'What holders do on the chain.',
    inputs: [{ name: 'On-chain metrics', page: `${custom}onchain-metrics` }],
    freshness: 'Once per UTC day, after the day has ended.',
    misleads: 'Addresses aren’t people, and wallet labels are incomplete.',
    check: 'Look at the last months on a 1D pane.',
  },
  {
    id: 'rating',
    name: 'Rating',
    answers: 'How the token scores, overall and in each sub-score.',
    inputs: [{ name: 'JLabs Token Ratings', page: `${custom}jlabs-token-ratings#token-rating-overall` }],
    freshness: 'With the open bar. A closed bar is final unless the provider corrects it.',
    misleads: 'Two equal ratings can rest on different sub-scores.',
    check: 'Read the sub-scores, and see which are missing.',
  },
];
