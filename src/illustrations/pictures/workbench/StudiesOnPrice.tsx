import { formatNumber } from '@site/src/lib/text/format';
import { averageOf, Chart, FundingStrip, Pane, RsiStrip, Shell, WorkbenchHeader } from '../../kit';

const average = averageOf('BTCUSDT', 20);

/** A study on the price, a study in a strip and a metric in a strip. */
export const StudiesOnPrice = () => (
  <Shell active="Workbench" typed='metric add "funding rate" venue=bybit'>
    <WorkbenchHeader isUnsaved />
    <Pane
      studies={{ 'SMA 20': formatNumber(average.at(-1) ?? 0, 1) }}
      chart={<Chart height={170} overlays={[{ values: average, tone: 'warn' }]} />}
    >
      <RsiStrip />
      <FundingStrip />
    </Pane>
  </Shell>
);
