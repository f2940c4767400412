import { fundingTimesReadIn } from '@site/data/trading/funding-times';
import Choice from '@site/src/kit/controls/Choice';
import { SIDE_NAMES } from '@site/src/kit/controls/names';
import { toStep } from '@site/src/kit/controls/range';
import Slider from '@site/src/kit/controls/Slider';
import Drawing, { WIDTH } from '@site/src/kit/drawing/Drawing';
import drawing from '@site/src/kit/drawing/drawing.module.css';
import Label from '@site/src/kit/drawing/Label';
import { signedPercent, signedUsd, usd } from '@site/src/lib/text/format';
import { scaleLinear } from 'd3-scale';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
import {
  DAY,
  describeTimeline,
  moneyText,
  POSITION_USD,
  RATE_HOURS,
  readTime,
  readTimeline,
  type Settlement,
  type TimelineReading,
  timeText,
} from './model';
import styles from './styles.module.css';

const HEIGHT = 252;
const PLOT = { left: 12, right: 348, top: 36, bottom: 180 };
/** The handles have a rail of their own, so that nothing crosses what is due. */
const RAIL = 212;
const GRIP = 9;
/** Between a column's end and its label, and how high the label's figures are. */
const GAP = 6;
const CAP = 9;
const PERIODS = [1, 2, DAY / RATE_HOURS];

const x = scaleLinear([0, DAY], [PLOT.left, PLOT.right]);

const anchorOf = (hour: number) => (hour === 0 ? 'start' : hour === DAY ? 'end' : 'middle');
/** With its text, a label would leave the picture at midnight. */
const labelX = (hour: number) => (hour === 0 ? 0 : hour === DAY ? WIDTH : x(hour));

/** Columns that stand too close for labels of their own have one for each row of equal ones. */
function labelledOf(settlements: readonly Settlement[]): readonly Settlement[] {
  return PERIODS.flatMap((period) => {
    const row = settlements.filter(({ hour, isHeld }) => isHeld && Math.ceil(hour / RATE_HOURS) === period);
    return row[Math.floor(row.length / 2)] ?? [];
  });
}

type TimelineProps = {
  reading: TimelineReading;
  open: number;
  close: number;
  onMove: (end: 'open' | 'close', hours: number) => void;
};

/** One day: what is due at each funding time, and below it the time held as a bar with two handles. */
function Timeline({ reading, open, close, onMove }: TimelineProps) {
  const { spans, time, settlements, held, most } = reading;
  const y = scaleLinear([-most.received, most.paid], [PLOT.top, PLOT.bottom]);
  const isDense = settlements.length > PERIODS.length + 1;
  const width = isDense ? 6 : 16;
  return (
    <Drawing
      height={HEIGHT}
      label={`Held ${time} UTC, through ${held} funding times`}
      onPick={(at) => {
        const hours = x.invert(at.x);
        const isOpen = Math.abs(hours - open) < Math.abs(hours - close);
        onMove(isOpen ? 'open' : 'close', toStep(codecs.open.range, hours));
      }}
    >
      {spans.map(([from, to]) => (
        <rect key={from} className={drawing.band} x={x(from)} y={0} width={x(to) - x(from)} height={RAIL} />
      ))}
      <Label x={0} y={12} text="↑ you receive" />
      <Label x={0} y={PLOT.bottom + GAP + CAP} text="↓ you pay" />
      <line className={drawing.axis} x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />
      {settlements.map(({ hour, payment, isHeld }) => (
        <rect
          key={hour}
          className={isHeld ? (payment > 0 ? drawing.down : drawing.up) : drawing.noData}
          x={x(hour) - width / 2}
          y={y(Math.min(payment, 0))}
          width={width}
          height={y(Math.abs(payment)) - y(0)}
        />
      ))}
      {(isDense ? labelledOf(settlements) : settlements).map(({ hour, payment, isHeld }) => (
        <Label
          key={hour}
          className={isHeld ? `${drawing.tag} ${drawing.mono}` : drawing.muted}
          x={labelX(hour)}
          y={y(payment) + (payment > 0 ? GAP + CAP : -GAP)}
          textAnchor={anchorOf(hour)}
        >
          {isHeld ? `${signedUsd(-payment, 2)}${isDense ? ' each' : ''}` : 'not held'}
        </Label>
      ))}
      <line className={styles.rail} x1={x(0)} x2={x(DAY)} y1={RAIL} y2={RAIL} />
      {spans.map(([from, to]) => (
        <line key={from} className={styles.span} x1={x(from)} x2={x(to)} y1={RAIL} y2={RAIL} />
      ))}
      {[open, close].map((end, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two handles may stand at the same time
        <circle key={at} className={drawing.handle} cx={x(end)} cy={RAIL} r={GRIP} />
      ))}
      {[0, 8, 16, DAY].map((hour) => (
        <Label key={hour} axis x={labelX(hour)} y={HEIGHT - 8} textAnchor={anchorOf(hour)}>
          {timeText(hour)}
        </Label>
      ))}
    </Drawing>
  );
}

const TIME = { read: readTime, write: timeText };

export default function Interactive() {
  const { state, set, reset, control } = useFigureState(figure.id, codecs);
  const reading = readTimeline(state);
  const { time, settlements, held, paid, received, net } = reading;
  return (
    <FigureBody
      isSampleData
      onReset={reset}
      finding={describeTimeline(state, reading)}
      controls={
        <>
          <Choice {...control('venue')} label="Venue" />
          <Choice {...control('side')} label="Position" nameOf={(value) => SIDE_NAMES[value]} />
          <Slider {...control('open')} label="Open at" shown={`${timeText(state.open)} UTC`} typed={TIME} />
          <Slider
            {...control('close')}
            label="Close at"
            shown={`${timeText(state.close)} UTC`}
            typed={TIME}
          />
        </>
      }
      numbers={[
        {
          label: 'The position',
          rows: [
            ['Position', `${usd(POSITION_USD, 0)}, ${state.side}, ${state.venue}`],
            ['Held, UTC', time],
            ['Together', net === 0 ? usd(0, 2) : moneyText(net)],
            ['Usual times as of', fundingTimesReadIn],
            ['Funding times met', String(held)],
            ['Paid', usd(paid, 2)],
            ['Received', usd(received, 2)],
          ],
        },
        {
          label: 'Funding times of the day',
          head: ['Funding time, UTC', 'Rate', 'Held', 'Paid or received'],
          rows: settlements.map((settlement) => [
            timeText(settlement.hour),
            signedPercent(settlement.ratePercent, 4),
            settlement.isHeld ? 'yes' : 'no',
            settlement.isHeld ? moneyText(settlement.payment) : usd(0, 2),
          ]),
        },
      ]}
    >
      <Timeline
        reading={reading}
        open={state.open}
        close={state.close}
        onMove={(end, hours) => set[end](hours)}
      />
    </FigureBody>
  );
}
