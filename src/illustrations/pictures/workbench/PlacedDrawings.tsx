import { Chart, Drawing, Pane, Panel, Pin } from '../../kit';

/** A trendline through two lows, selected, and a level. */
export const PlacedDrawings = () => (
  <Panel>
    <Pane
      chart={
        <Chart height={220} count={94} lines={[{ price: 67_330, label: 'Your level' }]}>
          {({ x, y }) => (
            <>
              <Drawing from={[x(29), y(66_001)]} to={[x(14), y(66_493)]} />
              <Pin name="First point" x={x(29) + 4} y={y(66_001) + 2} />
              <Pin name="Horizontal line" x={x(2)} y={y(67_330) - 20} />
              <Pin name="Second point" x={x(14) + 4} y={y(66_493) + 2} />
            </>
          )}
        </Chart>
      }
    />
  </Panel>
);
