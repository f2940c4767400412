import { formatNumber, shortUsd } from '@site/src/lib/text/format';
import {
  Chart,
  deltaOf,
  jlabsSlippage,
  Pane,
  Panel,
  priceEquilibrium,
  Strip,
  WorkbenchHeader,
} from '../../kit';

/** Both metrics and delta below half-hour bars. */
export const JlabsStrips = () => (
  <Panel>
    <WorkbenchHeader timeframe="30m" isUnsaved />
    <Pane timeframe="30m" chart={<Chart timeframe="30m" count={94} height={120} />}>
      <Strip
        name="JLabs Slippage"
        values={jlabsSlippage}
        as="columns"
        tone="accent"
        format={(value) => `${formatNumber(value, 3)}%`}
        count={94}
      />
      <Strip
        name="Price Equilibrium"
        values={priceEquilibrium}
        as="columns"
        tone="accent"
        format={(value) => `$${formatNumber(value, 0)}m`}
        count={94}
      />
      <Strip name="Delta" values={deltaOf('30m')} as="columns" format={shortUsd} count={94} />
    </Pane>
  </Panel>
);
