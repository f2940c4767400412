import { Chart, FundingStrip, Pane, Panel, RsiStrip } from '../../kit';

const AT = 21;

/** One bar read at the crosshair, through price and strips. */
export const ChartReading = () => (
  <Panel>
    <Pane fromLast={AT} chart={<Chart count={94} height={170} crosshair={AT} />}>
      <RsiStrip count={94} fromLast={AT} />
      <FundingStrip count={94} fromLast={AT} />
    </Pane>
  </Panel>
);
