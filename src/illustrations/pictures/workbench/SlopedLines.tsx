import { Chart, Drawing, Pane, Panel, Pin, Stage } from '../../kit';

/** A trendline that ends, a ray that runs on, and a channel. */
export const SlopedLines = () => (
  <Stage>
    <Panel isNarrow>
      <Pane
        hasTools={false}
        chart={
          <Chart height={180} count={36}>
            {({ x, y }) => (
              <>
                <Drawing from={[x(29), y(66_001)]} to={[x(14), y(66_493)]} isRay />
                <Drawing from={[x(16), y(67_243)]} to={[x(9), y(66_997)]} />
                <Pin name="Ray" x={x(5)} y={y(66_770) + 4} />
                <Pin name="Trendline" x={x(9) + 5} y={y(66_997) - 22} />
              </>
            )}
          </Chart>
        }
      />
    </Panel>
    <Panel isNarrow>
      <Pane
        timeframe="15m"
        hasTools={false}
        chart={
          <Chart timeframe="15m" height={180} count={40}>
            {({ x, y }) => (
              <>
                <Drawing from={[x(26), y(66_724)]} to={[x(8), y(66_802)]} />
                <Drawing from={[x(26), y(66_847)]} to={[x(8), y(66_925)]} />
                <Pin name="Channel" x={x(8) + 6} y={y(66_802) - 8} />
              </>
            )}
          </Chart>
        }
      />
    </Panel>
  </Stage>
);
