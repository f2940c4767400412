import { depthBands } from '@site/data/metrics/depth-bands';
import { shortUsd } from '@site/src/lib/text/format';
import {
  barsOf,
  Chart,
  Columns,
  OrderBook,
  Pane,
  Panel,
  SideTabs,
  Spot,
  Strip,
  WorkbenchHeader,
} from '../../kit';

const bars = barsOf('BTCUSDT');

/** Bid depth in a narrow and a wide band, beside the book. */
export const DepthBands = () => (
  <Panel>
    <WorkbenchHeader />
    <Columns>
      <Pane chart={<Chart count={52} height={142} />}>
        <Spot as="div" name="Narrow band" mark="top">
          <Strip
            name={`Bid depth ${depthBands[0]?.label}`}
            values={bars.map(
              ({ volume, open, close }) => 9e5 + volume * 4_000 - Math.abs(close - open) * 3_000,
            )}
            format={shortUsd}
            count={52}
          />
        </Spot>
        <Spot as="div" name="Wide band" mark="top">
          <Strip
            name={`Bid depth ${depthBands[3]?.label}`}
            flag="partial"
            values={bars.map(({ volume }) => 1.4e7 + volume * 12_000)}
            format={shortUsd}
            count={52}
          />
        </Spot>
      </Pane>
      <SideTabs active="Order book">
        <OrderBook count={5} />
      </SideTabs>
    </Columns>
  </Panel>
);
