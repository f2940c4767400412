import { depthBands } from '@site/data/metrics/depth-bands';
import { shortUsd } from '@site/src/lib/text/format';
import { Button, barsOf, Chart, Choice, Dialog, Field, Pane, Panel, Stage, Strip } from '../../kit';

const depth = barsOf('BTCUSDT').map(({ volume }) => 4e6 + volume * 9_000);

/** The parameters of an order-book metric, and its strip. */
export const MetricSettings = () => (
  <Stage>
    <Dialog title="Bid depth" isNarrow actions={<Button tone="primary">Add</Button>}>
      <Field label="band" value={depthBands[2]?.label} as="select" note="Distance from mid" />
      <Choice label="venue" options={['Binance', 'Bybit', 'Hyperliquid']} chosen="Bybit" />
    </Dialog>
    <Panel>
      <Pane hasTools={false} chart={<Chart count={52} height={110} />}>
        <Strip name="Bid depth 0–1%" flag="partial" values={depth} format={shortUsd} count={52} />
      </Pane>
    </Panel>
  </Stage>
);
