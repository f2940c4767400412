import { Chart, Grid, Pane, Panel, Results, Widget } from '../../kit';
import { shorts } from '../screener/lists';

/** A row that was clicked, and the chart that followed. */
export const ScreenerWidget = () => (
  <Panel>
    <Grid>
      <Widget title="Crowded shorts" group="green" isActive>
        <Results of={shorts} active={2} />
      </Widget>
      <Widget title="LZUUSDT · 4H" group="green">
        <Pane symbol="LZUUSDT" hasTools={false} chart={<Chart symbol="LZUUSDT" count={36} height={130} />} />
      </Widget>
    </Grid>
  </Panel>
);
