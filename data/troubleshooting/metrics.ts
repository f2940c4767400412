import type { Trouble } from './trouble.schema';

const custom = '/docs/workbench/overview/studies-metrics/custom-metrics/';
const on = (page: string) => ({ area: 'metrics', page }) as const;
const catalogue = on('/docs/workbench/overview/studies-metrics/');
const exchange = on(`${custom}exchange-metrics`);
const flow = on(`${custom}orderflow-metrics`);
const book = on(`${custom}orderbook-metrics`);
const chain = on(`${custom}onchain-metrics`);
const analytics = on(`${custom}jlabs-analytics`);
const models = on(`${custom}jlabs-models`);
const ratings = on(`${custom}jlabs-token-ratings`);
const momentum = on(`${custom}momentum-oscillator`);
const intel = on('/docs/workbench/overview/using-the-workbench/panda-intel');

export const metricTroubles: readonly Trouble[] = [
  {
    ...exchange,
    id: 'fix-empty-on-spot',
    symptom: 'The funding, open interest or liquidation strip is empty',
    answer: 'These exist for contracts only. Open the perpetual of the same asset.',
  },
  {
    ...exchange,
    id: 'fix-missing-for-venue',
    symptom: 'A metric is missing for one venue',
    answer: 'That venue doesn’t publish it. Set `venue=` to another one.',
  },
  {
    ...exchange,
    id: 'fix-open-interest-half',
    symptom: 'Open interest is half of what another site shows',
    answer: 'The other site counts both sides of every contract. PT counts one.',
  },
  {
    ...exchange,
    id: 'fix-annualised-basis-empty',
    symptom: 'Annualised basis shows nothing',
    answer: 'A perpetual has no expiry to scale to. Use the 8-hour funding rate, or open a dated future.',
  },
  {
    ...catalogue,
    id: 'fix-metric-not-offered',
    symptom: 'PT doesn’t offer the metric for my symbol',
    answer: 'It has no data for this market. Try the perpetual, or another venue.',
    more: { label: 'See what has data where', to: '/docs/workbench/overview/studies-metrics/#coverage' },
  },
  {
    ...catalogue,
    id: 'fix-strip-empty-timeframe',
    symptom: 'The metric’s strip is empty on this timeframe',
    answer: 'The metric doesn’t exist on it. Switch to one that its page lists.',
  },
  {
    ...catalogue,
    id: 'fix-metric-gap',
    symptom: 'There’s a gap in the line',
    answer: 'PT has no data for that time. Don’t add up or average across it.',
  },
  {
    ...catalogue,
    id: 'fix-same-name-twice',
    symptom: 'Two lines have the same name',
    answer: 'It was added twice with different parameters. The legend shows which is which.',
  },
  {
    ...catalogue,
    id: 'fix-differs-elsewhere',
    symptom: 'A value differs from another site',
    answer: 'Sign, unit, interval or anchor is defined differently there.',
    more: { label: 'When two numbers disagree', to: '/docs/others/overview#compare' },
  },
  {
    ...flow,
    id: 'fix-tier-zero',
    symptom: 'A high tier reads zero',
    answer: 'No trade of that size happened. Choose a lower tier or a longer timeframe.',
  },
  {
    ...flow,
    id: 'fix-cvd-resets',
    symptom: 'CVD jumps to zero every day',
    answer:
      'It restarts each UTC day up to 4H, each month on 1D, each year on 1W and 1M. Set `anchor=` to a date.',
  },
  {
    ...flow,
    id: 'fix-cvd-differs',
    symptom: 'CVD differs from another site',
    answer:
      'The other site uses another anchor, another venue, or coin instead of USD. Match the three, or compare slopes only.',
  },
  {
    ...flow,
    id: 'fix-cvd-after-gap',
    symptom: 'CVD looks off after a gap',
    answer:
      'The feed was interrupted, and those trades are missing from every later value. Move the anchor to after the gap.',
  },
  {
    ...flow,
    id: 'fix-two-vwaps',
    symptom: 'The VWAP metric differs from the VWAP study',
    answer: 'The study uses bars, the metric uses trades, so they differ slightly. Both are correct.',
  },
  {
    ...book,
    id: 'fix-band-same-depth',
    symptom: 'A wide band shows the same depth as a narrow one',
    answer: 'The venue’s feed ends inside the band, so it’s marked partial, or nothing rests further out.',
  },
  {
    ...book,
    id: 'fix-imbalance-gap',
    symptom: 'Ratio or imbalance has a gap',
    answer:
      'PT has no data, or the band was empty: imbalance needs orders on one side, the ratio needs asks. Choose a wider band.',
  },
  {
    ...book,
    id: 'fix-slippage-gap',
    symptom: 'Slippage for a size has a gap',
    answer: 'The visible book is smaller than your size. Lower the size, or split the order.',
  },
  {
    ...book,
    id: 'fix-depth-step',
    symptom: 'Depth steps up or down in all bands at once',
    answer:
      'A large order near price came or went, or the feed was restarted. Look at the next bars before you conclude anything.',
  },
  {
    ...book,
    id: 'fix-depth-differs-widget',
    symptom: 'The metric differs from the order book widget',
    answer: 'The metric keeps the snapshot at the bar’s close, the widget is live. Compare on 1m.',
  },
  {
    ...chain,
    id: 'fix-onchain-timeframe',
    symptom: 'An on-chain metric won’t show on 1H',
    answer: 'On-chain metrics start at 1D. Switch to 1D, or use a second pane.',
  },
  {
    ...chain,
    id: 'fix-sopr-missing',
    symptom: 'SOPR or realised cap is missing for a token',
    answer: 'Its coins can’t be dated by their last move, or transfers are private. Use addresses and flows.',
  },
  {
    ...chain,
    id: 'fix-onchain-last-bar',
    symptom: 'Today’s on-chain bar is missing',
    answer: 'A day appears after it has ended in UTC.',
  },
  {
    ...chain,
    id: 'fix-onchain-changed',
    symptom: 'A value from last week changed',
    answer: 'The provider corrected it, or a wallet got a label. Changed values are marked.',
    more: {
      label: 'When a value can still change',
      to: '/docs/workbench/overview/studies-metrics/custom-metrics/onchain-metrics#finality',
    },
  },
  {
    ...chain,
    id: 'fix-reserve-step',
    symptom: 'The exchange reserve steps without netflow',
    answer: 'A wallet was labelled, or lost its label. Compare slopes on either side of the step.',
  },
  {
    ...analytics,
    id: 'fix-equilibrium-gap',
    symptom: 'Price Equilibrium has a gap',
    answer: 'The bin closed where it opened, so there’s no value. JLabs Slippage is zero there.',
  },
  {
    ...analytics,
    id: 'fix-equilibrium-huge',
    symptom: 'One bar of Price Equilibrium is enormous',
    answer: 'Price barely moved in that half hour. Ignore the bar, or use a log scale.',
  },
  {
    ...analytics,
    id: 'fix-analytics-timeframe',
    symptom: 'JLabs Analytics shows nothing on my timeframe',
    answer: 'It exists on 30m only, one value per half hour. Switch the pane to 30m.',
  },
  {
    ...models,
    id: 'fix-dip-vanished',
    symptom: 'A Dip signal disappeared',
    answer:
      'It was on the open bar, where a 1 can turn back into a 0. Only closed bars count: keep alerts on once per bar close.',
  },
  {
    ...models,
    id: 'fix-model-timeframe',
    symptom: 'A model has no reading on my timeframe',
    answer: 'CARI and DXY Risk start at 1D, ROSI at 4H, and the Dip signal runs from 15m to 1D.',
  },
  {
    ...ratings,
    id: 'fix-rating-missing',
    symptom: 'My token has no rating',
    answer:
      'There’s no data for any sub-score yet, which is normal for a new token. Check the raw metrics instead.',
  },
  {
    ...ratings,
    id: 'fix-rating-jumped',
    symptom: 'The rating jumped and nothing happened',
    answer:
      'A missing sub-score got data, or an input was corrected, which is marked. Compare the sub-scores before and after.',
  },
  {
    ...momentum,
    id: 'fix-line-starts-late',
    symptom: 'The oscillator line starts late',
    answer: 'It needs n + s bars. Scroll back so that more bars load, or use a smaller n.',
  },
  {
    ...momentum,
    id: 'fix-oscillator-gap',
    symptom: 'The oscillator has gaps',
    answer:
      'When every bar of the window is flat, the formula would divide by zero, so there’s no value. Use a longer timeframe or a busier venue.',
  },
  {
    ...momentum,
    id: 'fix-oscillator-differs',
    symptom: 'The oscillator or RSI differs from another program',
    answer:
      'The other program loaded less history, or uses plain averages or a smoothed %K. Compare bars far from the start of the data.',
  },
  {
    ...momentum,
    id: 'fix-oscillator-jump',
    symptom: 'The oscillator jumps on a quiet bar',
    answer: 'A large bar just left CMO’s window. Look n bars back before you look for news.',
  },
  {
    ...intel,
    id: 'fix-card-changed',
    symptom: 'A card’s reading changed within minutes',
    answer:
      'It’s based on an open bar, or on data that moves with every trade. Look at “since when” and wait for the close.',
  },
  {
    ...intel,
    id: 'fix-card-and-chart',
    symptom: 'A card and my chart disagree',
    answer: 'One of them shows another timeframe, venue or symbol. Compare all three.',
  },
  {
    ...intel,
    id: 'fix-positioning-missing',
    symptom: 'The positioning card is missing',
    answer: 'The symbol is a spot market. Open the perpetual of the same coin.',
  },
  {
    ...intel,
    id: 'fix-slipped-anyway',
    symptom: 'Liquidity looked fine, and my order still slipped',
    answer:
      'Resting orders were cancelled, or your size was larger. Check slippage for your size right before you send.',
    more: {
      label: 'Slippage for a size',
      to: '/docs/workbench/overview/studies-metrics/custom-metrics/orderbook-metrics#slippage-for-size',
    },
  },
];
