import { troublesIn } from './troublesIn';

const custom = '/docs/workbench/overview/studies-metrics/custom-metrics/';
const catalogue = '/docs/workbench/overview/studies-metrics/';
const exchange = `${custom}exchange-metrics`;
const flow = `${custom}orderflow-metrics`;
const book = `${custom}orderbook-metrics`;
const chain = `${custom}onchain-metrics`;
const analytics = `${custom}jlabs-analytics`;
const models = `${custom}jlabs-models`;
const ratings = `${custom}jlabs-token-ratings`;
const momentum = `${custom}momentum-oscillator`;
const intel = '/docs/workbench/overview/using-the-workbench/panda-intel';

export const metricTroubles = troublesIn(`
${exchange}
  fix-empty-on-spot: Funding, open interest or liquidations stay empty
    These exist for contracts only. Open the perpetual of the same asset.
  fix-missing-for-venue: A metric is missing for one venue
    That venue doesn’t publish it. Set \`venue=\` to another one.
  fix-open-interest-half: Open interest is half of what another site shows
    The other site counts both sides of every contract. PT counts one.
  fix-annualised-basis-empty: Annualised basis shows nothing
    A perpetual has no expiry to scale to. Use the 8-hour funding rate, or open a dated future.
${catalogue}
  fix-metric-not-offered: PT doesn’t offer the metric for my symbol
    It has no data for this market. Try the perpetual, or another venue.
    → See what has data where: /docs/workbench/overview/studies-metrics/coverage#coverage
  fix-strip-empty-timeframe: The metric stays empty on this timeframe
    The metric doesn’t exist on it. Switch to one that its page lists.
  fix-metric-gap: There’s a gap in the line
    PT has no data for that time. Don’t add up or average across it.
  fix-same-name-twice: Two lines have the same name
    It was added twice with different parameters. The legend shows which is which.
  fix-differs-elsewhere: A value differs from another site
    Sign, unit, interval or anchor is defined differently there.
    → When two numbers disagree: /docs/others/signs-and-units#compare
${flow}
  fix-tier-zero: A high tier reads zero
    No trade of that size happened. Choose a lower tier or a longer timeframe.
  fix-cvd-resets: CVD jumps to zero every day
    It restarts each UTC day up to 4H, each month on 1D, each year on 1W and 1M. Set \`anchor=\` to a date.
  fix-cvd-differs: CVD differs from another site
    The other site uses another anchor, another venue, or coin instead of USD. Match the three, or compare slopes only.
  fix-cvd-after-gap: CVD looks off after a gap
    The feed was interrupted, and those trades are missing from every later value. Move the anchor to after the gap.
  fix-two-vwaps: The VWAP metric differs from the VWAP study
    The study uses bars, the metric uses trades, so they differ slightly. Both are correct.
${book}
  fix-band-same-depth: A wide band shows the same depth as a narrow one
    The venue’s feed ends inside the band, so it’s marked partial, or nothing rests further out.
  fix-imbalance-gap: Ratio or imbalance has a gap
    PT has no data, or the band was empty: imbalance needs orders on one side, the ratio needs asks. Choose a wider band.
  fix-slippage-gap: Slippage for a size has a gap
    The visible book is smaller than your size. Lower the size, or split the order.
  fix-depth-step: Depth steps up or down in all bands at once
    A large order near price came or went, or the feed was restarted. Look at the next bars before you conclude anything.
  fix-depth-differs-widget: The metric differs from the order book widget
    The metric keeps the snapshot at the bar’s close, the widget is live. Compare on 1m.
${chain}
  fix-onchain-timeframe: An on-chain metric won’t show on 1H
    On-chain metrics start at 1D. Switch to 1D, or use a second pane.
  fix-sopr-missing: SOPR or realised cap is missing for a token
    Its coins can’t be dated by their last move, or transfers are private. Use addresses and flows.
  fix-onchain-last-bar: Today’s on-chain bar is missing
    A day appears after it has ended in UTC.
  fix-onchain-changed: A value from last week changed
    The provider corrected it, or a wallet got a label. Changed values are marked.
    → When a value can still change: /docs/workbench/overview/studies-metrics/custom-metrics/onchain-metrics#finality
  fix-reserve-step: The exchange reserve steps without netflow
    A wallet was labelled, or lost its label. Compare slopes on either side of the step.
${analytics}
  fix-equilibrium-gap: Price Equilibrium has a gap
    The half hour closed where it opened, so there’s no value. JLabs Slippage is zero there.
  fix-equilibrium-huge: One bar of Price Equilibrium is enormous
    Price barely moved in that half hour. Ignore the bar, or use a log scale.
  fix-analytics-timeframe: JLabs Analytics shows nothing on my timeframe
    It exists on 30m only, one value per half hour. Switch the pane to 30m.
${models}
  fix-dip-vanished: A Dip signal disappeared
    It was on the open bar, where a 1 can turn back into a 0. Only closed bars count: keep alerts on once per bar close.
  fix-model-timeframe: A model has no reading on my timeframe
    CARI and DXY Risk start at 1D, ROSI at 4H, and the Dip signal runs from 15m to 1D.
${ratings}
  fix-rating-missing: My token has no rating
    There’s no data for any sub-score yet, which is normal for a new token. Check the raw metrics instead.
  fix-rating-jumped: The rating jumped and nothing happened
    A missing sub-score got data, or an input was corrected, which is marked. Compare the sub-scores before and after.
${momentum}
  fix-line-starts-late: The oscillator line starts late
    Its warm-up takes n + s bars. Scroll back so that more bars load, or use a smaller n.
  fix-oscillator-gap: The oscillator has gaps
    When every bar of the window is flat, the formula would divide by zero, so there’s no value. Use a longer timeframe or a busier venue.
  fix-oscillator-differs: The oscillator or RSI differs from another program
    The other program loaded less history, or uses plain averages or a smoothed %K. Compare bars far from the start of the data.
  fix-oscillator-jump: The oscillator jumps on a quiet bar
    A large bar just left CMO’s window. Look n bars back before you look for news.
${intel}
  fix-card-changed: A card’s reading changed within minutes
    It’s based on an open bar, or on data that moves with every trade. Look at “since when” and wait for the close.
  fix-card-and-chart: A card and my chart disagree
    One of them shows another timeframe, venue or symbol. Compare all three.
  fix-positioning-missing: The positioning card is missing
    The symbol is a spot market. Open the perpetual of the same coin.
  fix-slipped-anyway: Liquidity looked fine, and my order still slipped
    Resting orders were cancelled, or your size was larger. Check slippage for your size right before you send.
    → Slippage for a size: /docs/workbench/overview/studies-metrics/custom-metrics/orderbook-metrics#slippage-for-size
`);
