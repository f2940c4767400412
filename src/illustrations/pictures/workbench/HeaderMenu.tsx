import { everyTimeframe } from '@site/data/metrics/shared';
import { Chart, Menu, Overlay, Pane, Shell, WorkbenchHeader } from '../../kit';

/** The timeframe by mouse and by command. */
export const HeaderMenu = () => (
  <Shell active="Workbench" typed="4h">
    <WorkbenchHeader name="BTC move and funding" />
    <Overlay at="start" over={<Pane chart={<Chart height={230} />} />}>
      <Menu items={everyTimeframe.map((name) => ({ name }))} active="4H" />
    </Overlay>
  </Shell>
);
