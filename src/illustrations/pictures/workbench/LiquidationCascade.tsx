import { formatNumber, shortUsd } from '@site/src/lib/text/format';
import {
  Chart,
  dailySum,
  deltaOf,
  FundingStrip,
  fundingOn,
  longLiquidations,
  openInterest,
  Pane,
  Panel,
  Strip,
} from '../../kit';

/** A fall that forces longs out, in price and four strips. */
export const LiquidationCascade = () => (
  <Panel>
    <Pane timeframe="1H" chart={<Chart timeframe="1H" count={94} height={120} />}>
      <Strip
        name="Open interest, coin"
        values={openInterest}
        format={(value) => formatNumber(value, 0)}
        count={94}
      />
      <FundingStrip name="Funding rate, 8-hour" values={fundingOn('1H')} count={94} />
      <Strip
        name="Liquidations, long"
        values={longLiquidations}
        as="columns"
        tone="down"
        format={shortUsd}
        count={94}
      />
      <Strip name="CVD all" values={dailySum(deltaOf('1H'), '1H')} format={shortUsd} count={94} />
    </Pane>
  </Panel>
);
