import { Chart, Pane, Panel, Pin, Spot, Stage, Toolbar } from '../../kit';

/** A snapshot with what it shows and when. */
export const StampedSnapshot = () => (
  <Stage>
    <Panel>
      <Pane
        hasTools={false}
        chart={
          <Chart count={94} height={150} lines={[{ price: 67_330, label: 'Third test, volume falling' }]}>
            {({ x, y }) => <Pin name="last bar" x={x(0) - 18} y={y(66_300)} />}
          </Chart>
        }
      />
      <Toolbar>
        <Spot name="Stamp">BTCUSDT · Bybit · 4H · 24 Jan 2026, 21:40 UTC</Spot>
      </Toolbar>
    </Panel>
  </Stage>
);
