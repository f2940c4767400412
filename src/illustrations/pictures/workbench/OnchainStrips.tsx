import { formatNumber, shortUsd } from '@site/src/lib/text/format';
import { Chart, mvrv, Pane, Panel, realisedCap, Strip, WorkbenchHeader } from '../../kit';

/** MVRV with realised cap below it, over weekly bars. */
export const OnchainStrips = () => (
  <Panel>
    <WorkbenchHeader timeframe="1W" name="What holders paid" />
    <Pane timeframe="1W" chart={<Chart timeframe="1W" count={94} height={120} />}>
      <Strip name="MVRV" values={mvrv} bands={[1]} format={(value) => formatNumber(value, 2)} count={94} />
      <Strip name="Realised cap" values={realisedCap} format={shortUsd} count={94} />
    </Pane>
  </Panel>
);
