import { Chart, FundingStrip, Pane, RsiStrip, Shell, WorkbenchHeader } from '../../kit';

/** Price, two strips and a level: the chart that the second stage builds. */
export const FirstChart = () => (
  <Shell active="Workbench" typed='metric add "funding rate" venue=bybit'>
    <WorkbenchHeader isUnsaved />
    <Pane
      fromLast={1}
      chart={<Chart height={180} crosshair={1} lines={[{ price: 67_330, label: 'Your level' }]} />}
    >
      <RsiStrip fromLast={1} />
      <FundingStrip fromLast={1} />
    </Pane>
  </Shell>
);
