import { linkGroups } from '@site/data/workbench/link-groups';
import { Chart, Columns, DashboardHeader, Grid, Menu, Pane, Panel, Stage, Widget } from '../../kit';

/** What can be taken hold of on a widget, with its menu open. */
export const WidgetHeader = () => (
  <Panel>
    <DashboardHeader name="Morning desk" />
    <Columns>
      <Grid>
        <Widget title="BTCUSDT · 4H" group="blue" span={12} isActive>
          <Pane hasTools={false} chart={<Chart count={40} height={150} />} />
        </Widget>
      </Grid>
      <Stage>
        <Menu
          active="Blue"
          items={[
            ...linkGroups.map(({ name, command }) => ({ name, note: command })),
            { name: 'Off', note: 'link off' },
            { name: 'Remove', note: 'remove' },
          ]}
        />
      </Stage>
    </Columns>
  </Panel>
);
