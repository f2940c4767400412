import { retracementLevel } from '@site/data/formulas/metrics/charting';
import { fibonacciLevels } from '@site/data/workbench/drawing-tools';
import { formatNumber, percent } from '@site/src/lib/text/format';
import { Chart, Drawing, Facts, Pad, Pane, Panel, Pin, Stage } from '../../kit';

const [START, END] = [66_011, 67_243];
const levels = fibonacciLevels.map((share) => ({
  price: retracementLevel(START, END, share),
  label: percent(share, share % 1 ? 1 : 0),
  tone: 'muted' as const,
  isPlain: true,
}));

/** A rise, and how much of it was given back. */
export const FibonacciLevels = () => (
  <Stage>
    <Panel>
      <Pane
        hasTools={false}
        chart={
          <Chart height={210} count={36} lines={levels}>
            {({ x, y }) => (
              <>
                <Drawing from={[x(28), y(START)]} to={[x(16), y(END)]} />
                <Pin name="First click" x={x(28) + 5} y={y(START) + 3} />
                <Pin name="Second click" x={x(16) + 5} y={y(END) - 18} />
                <Pin name="Turn" x={x(14) + 5} y={y(66_480) + 2} />
              </>
            )}
          </Chart>
        }
      />
    </Panel>
    <Panel isNarrow title="Fibonacci retracement">
      <Pad>
        <Facts of={Object.fromEntries(levels.map(({ label, price }) => [label, formatNumber(price, 1)]))} />
      </Pad>
    </Panel>
  </Stage>
);
