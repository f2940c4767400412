import { formatNumber } from '@site/src/lib/text/format';
import { barsOf, Chart, FundingStrip, Pane, Panel, Panes, Strip, TopBar } from '../../kit';

const slippage = barsOf('BTCUSDT').map(({ volume }) => 3 / volume);

/** The perpetual with its funding, and spot with what an order would cost. */
export const HedgePanes = () => (
  <Panel>
    <TopBar typed='metric add "slippage for a size" size=10000' />
    <Panes
      active={1}
      of={{
        'BTCUSDT · Perpetual': (
          <Pane hasTools={false} chart={<Chart count={46} height={110} />}>
            <FundingStrip name="Funding rate, 8-hour" count={46} />
          </Pane>
        ),
        'BTCUSDT · Spot': (
          <Pane hasTools={false} chart={<Chart count={46} height={110} as="line" />}>
            <Strip
              name="Slippage for a size"
              values={slippage}
              format={(value) => `${formatNumber(value, 3)}%`}
              count={46}
            />
          </Pane>
        ),
      }}
    />
  </Panel>
);
