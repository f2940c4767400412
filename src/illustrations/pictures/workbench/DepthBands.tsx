import { shortUsd } from '@site/src/lib/format';
import { barsOf, Chart, Columns, OrderBook, Pane, Panel, SideTabs, Strip, WorkbenchHeader } from '../../kit';

const bars = barsOf('BTCUSDT');

/** Bid depth in a narrow and a wide band, beside the book. */
export const DepthBands = () => (
  <Panel>
    <WorkbenchHeader />
    <Columns>
      <Pane chart={<Chart count={46} height={142} />}>
        <Strip
          name="Bid depth 0–0.1%"
          values={bars.map(
            ({ volume, open, close }) => 9e5 + volume * 4_000 - Math.abs(close - open) * 3_000,
          )}
          format={shortUsd}
          count={46}
        />
        <Strip
          name="Bid depth 0–2.5%"
          flag="partial"
          values={bars.map(({ volume }) => 1.4e7 + volume * 12_000)}
          format={shortUsd}
          count={46}
        />
      </Pane>
      <SideTabs active="Order book">
        <OrderBook count={5} />
      </SideTabs>
    </Columns>
  </Panel>
);
