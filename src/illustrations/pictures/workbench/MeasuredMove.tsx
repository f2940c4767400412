import { durationText, percent, signedNumber } from '@site/src/lib/text/format';
import { Chart, Measured, Pane, Panel, Pin } from '../../kit';

const [START, END, BARS] = [66_011, 67_243, 12];
const TEXT = [
  `${signedNumber(END - START, 1)} (+${percent((END / START - 1) * 100, 2)})`,
  `${BARS} bars`,
  durationText(BARS * 4),
].join(' · ');

/** One move, measured from its first point to its second. */
export const MeasuredMove = () => (
  <Panel>
    <Pane
      chart={
        <Chart height={200} count={94}>
          {({ x, y }) => (
            <>
              <Measured from={[x(28), y(START)]} to={[x(16), y(END)]} text={TEXT} />
              <Pin name="Start" x={x(28) - 19} y={y(START) - 10} />
              <Pin name="End" x={x(16) + 4} y={y(END) - 16} />
            </>
          )}
        </Chart>
      }
    />
  </Panel>
);
