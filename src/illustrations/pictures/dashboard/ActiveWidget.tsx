import { Chart, CommandBar, Grid, Pane, Panel, Toolbar, Trades, Widget } from '../../kit';

/** A command acts on the widget with the bright edge, a symbol on its whole group. */
export const ActiveWidget = () => (
  <Panel>
    <Toolbar>
      <CommandBar typed="symbol ETHUSDT" />
    </Toolbar>
    <Grid>
      <Widget title="ETHUSDT · 4H" group="blue" span={4} isActive>
        <Pane
          symbol="ETHUSDT"
          hasTools={false}
          chart={<Chart symbol="ETHUSDT" as="line" count={24} height={88} />}
        />
      </Widget>
      <Widget title="Trades · ETHUSDT" group="blue" span={4}>
        <Trades symbol="ETHUSDT" count={5} />
      </Widget>
      <Widget title="Trades · BTCUSDT" group="orange" span={4}>
        <Trades count={5} />
      </Widget>
    </Grid>
  </Panel>
);
