import { signedPercent, tickNumber } from '@site/src/lib/text/format';
import clsx from 'clsx';
import { scaleLinear } from 'd3-scale';
import drawing from '../kit/drawing/drawing.module.css';
import Label from '../kit/drawing/Label';
import { stepPath } from '../kit/drawing/paths';
import ValueAxis from '../kit/drawing/ValueAxis';
import { type FundingInput, type FundingReading, INTERVALS, readFunding } from './model';
import styles from './styles.module.css';
import { moneyText, rateText } from './words';

/** Which way the money goes. */
const dueOf = ({ total }: FundingReading) => (total > 0 ? 'paid' : total < 0 ? 'received' : 'none');

const WIDTH = 360;
const HEIGHT = 250;
const ROW = 46;
const BAR = { left: 44, right: 286, top: 46 };
/** The ends of the scale, per 8 hours: the first that holds the longest bar. */
const ENDS = [0.1, 0.5, 2.4];

/** The same published rate on four intervals, brought to 8 hours. A negative rate points to the left: then shorts pay. */
export function NormalisedRates({ input, reading }: { input: FundingInput; reading: FundingReading }) {
  const rows = INTERVALS.map((hours) => ({
    hours,
    eightHour: readFunding({ ...input, intervalHours: Number(hours) }).eightHourPercent,
    isChosen: Number(hours) === input.intervalHours,
  }));
  const largest = Math.max(...rows.map(({ eightHour }) => Math.abs(eightHour)));
  const end = ENDS.find((each) => each >= largest) ?? largest;
  const ends = input.ratePercent < 0 ? [-end, 0] : [0, end];
  const x = scaleLinear(ends, [BAR.left, BAR.right]);
  const due = dueOf(reading);
  return (
    <svg
      className={drawing.canvas}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`The published rate of ${rateText(input)}, per 8 hours, if it is paid every 1, 2, 4 or 8 hours`}
    >
      <Label bright x={0} y={16} text={`${rateText(input)} paid every … is, per 8 h:`} />
      {rows.map(({ hours, eightHour, isChosen }, row) => {
        const y = BAR.top + row * ROW;
        return (
          <g key={hours}>
            <Label className={isChosen ? styles.strong : drawing.muted} x={BAR.left - 8} y={y + 20} end>
              {`${isChosen ? '▸ ' : ''}${hours} h`}
            </Label>
            <rect
              className={clsx(styles.bar, styles[`${due}Bar`], isChosen && styles.chosen)}
              x={Math.min(x(0), x(eightHour))}
              y={y}
              width={Math.abs(x(eightHour) - x(0))}
              height={ROW - 18}
            />
            <Label className={isChosen ? styles.strong : drawing.text} x={WIDTH} y={y + 20} end>
              {signedPercent(eightHour, 3)}
            </Label>
          </g>
        );
      })}
      <line className={drawing.axis} x1={x(0)} x2={x(0)} y1={BAR.top - 8} y2={HEIGHT - 22} />
      {ends.map((value, index) => (
        <Label key={value} axis x={x(value)} y={HEIGHT - 6} textAnchor={index === 0 ? 'start' : 'end'}>
          {signedPercent(value, 1)}
        </Label>
      ))}
    </svg>
  );
}

const PLOT = { left: 0, right: 300, top: 36, bottom: 218 };

/** What has been paid or received after each settlement, as stairs: nothing is charged in between. Paying goes down. */
export function CostSteps({ input, reading }: { input: FundingInput; reading: FundingReading }) {
  const { settlements, intervalHours } = input;
  const x = scaleLinear([0, settlements], [PLOT.left, PLOT.right]);
  const highest = Math.abs(reading.total) || 1;
  const y =
    reading.total > 0
      ? scaleLinear([-highest, 0], [PLOT.bottom, PLOT.top])
      : scaleLinear([0, highest], [PLOT.bottom, PLOT.top]);
  const stairs = Array.from(
    { length: settlements },
    (_, index) => [x(index + 1), y(-reading.payment * (index + 1))] as const,
  );
  const line = dueOf(reading);
  const word = line === 'none' ? 'nothing due' : line;
  return (
    <svg
      className={drawing.canvas}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Funding ${word} after each of ${settlements} settlements`}
    >
      <Label bright x={0} y={16}>
        {reading.total === 0 ? 'Nothing due' : `In all: ${moneyText(reading.total)}`}
      </Label>
      {/* With nothing due there is no scale: only the line at zero. */}
      <ValueAxis
        plot={PLOT}
        y={y}
        ticks={(reading.total === 0 ? [0] : y.ticks(4)).map((value) => ({ value, label: tickNumber(value) }))}
      />
      <path className={styles[line]} d={stepPath([x(0), y(0)], stairs)} />
      <circle className={styles[`${line}End`]} cx={x(settlements)} cy={y(-reading.total)} r={5} />
      <Label x={PLOT.left} y={HEIGHT - 10} text="now" />
      <Label x={PLOT.right} y={HEIGHT - 10} end text={`${settlements} × ${intervalHours} h`} />
    </svg>
  );
}
