import { signedUsd } from '@site/src/lib/text/format';
import { scaleLinear } from 'd3-scale';
import { useCallback } from 'react';
import drawing from '../kit/drawing/drawing.module.css';
import Label from '../kit/drawing/Label';
import { toStep } from '../kit/state/codec';
import { usePick } from '../kit/state/usePick';
import { codecs } from './codecs';
import { DAY, type Settlement, type TimelineReading } from './model';
import styles from './styles.module.css';
import { timeText } from './words';

const SIZE = { width: 360, height: 236 };
const PLOT = { left: 10, right: 350, top: 34, bottom: 204 };
const ZERO = 114;
/** The largest payment of the day on any venue, so that the columns of all venues compare. */
const LARGEST = 10.2;
const HEIGHT = 56;
const LABELLED = 5;
const GRIP = 9;
/** Between a column's end and its label, and how high the label's figures are. */
const GAP = 6;
const CAP = 9;

const x = scaleLinear([0, DAY], [PLOT.left, PLOT.right]);
const y = scaleLinear([-LARGEST, LARGEST], [ZERO - HEIGHT, ZERO + HEIGHT]);

const anchorOf = (hour: number) => (hour === 0 ? 'start' : hour === DAY ? 'end' : 'middle');

/** What is due at one funding time; an outline where the position isn't held. */
function Column({ settlement, width }: { settlement: Settlement; width: number }) {
  const { hour, payment, isHeld } = settlement;
  const isPaid = payment > 0;
  const [top, bottom] = isPaid ? [ZERO, y(payment)] : [y(payment), ZERO];
  const due = isPaid ? styles.paid : styles.received;
  return (
    <rect
      className={isHeld ? due : styles.missed}
      x={x(hour) - width / 2}
      y={top}
      width={width}
      height={bottom - top}
    />
  );
}

/** At the end of its column, above a handle's line. */
function Due({ settlement: { hour, payment, isHeld } }: { settlement: Settlement }) {
  return (
    <Label
      bright={isHeld}
      x={x(hour)}
      y={y(payment) + (payment > 0 ? GAP + CAP : -GAP)}
      textAnchor={anchorOf(hour)}
    >
      {isHeld ? signedUsd(-payment, 2) : 'not held'}
    </Label>
  );
}

type TimelineProps = {
  reading: TimelineReading;
  open: number;
  close: number;
  onMove: (end: 'open' | 'close', hours: number) => void;
};

/** One day: the time held as a band between two handles, a column at each funding time. */
export default function Timeline({ reading, open, close, onMove }: TimelineProps) {
  const { from, to, settlements, held } = reading;
  const hasLabels = settlements.length <= LABELLED;
  const pick = usePick(SIZE, {
    onPick: useCallback(
      (at) => {
        const hours = x.invert(at.x);
        onMove(
          Math.abs(hours - open) < Math.abs(hours - close) ? 'open' : 'close',
          toStep(codecs.open.range, hours),
        );
      },
      [onMove, open, close],
    ),
  });
  return (
    <svg
      className={`${drawing.canvas} ${drawing.pickable}`}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={`Held from ${timeText(from)} to ${timeText(to)} UTC, through ${held} of ${settlements.length} funding times`}
      {...pick}
    >
      <Label x={0} y={15} text="↑ you receive" />
      <Label x={SIZE.width} y={15} end text="↓ you pay" />
      <rect
        className={styles.held}
        x={x(from)}
        y={PLOT.top}
        width={x(to) - x(from)}
        height={PLOT.bottom - PLOT.top}
      />
      <line className={drawing.axis} x1={0} x2={SIZE.width} y1={ZERO} y2={ZERO} />
      {settlements.map((settlement) => (
        <Column key={settlement.hour} settlement={settlement} width={hasLabels ? 12 : 5} />
      ))}
      {[from, to].map((hours, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first is the beginning, the second the end
        <g key={index} className={styles.handle}>
          <line x1={x(hours)} x2={x(hours)} y1={PLOT.top} y2={PLOT.bottom} />
          <circle cx={x(hours)} cy={PLOT.bottom} r={GRIP} />
          <path d={`M${x(hours) - 2} ${PLOT.bottom - 3}v6m4 -6v6`} />
        </g>
      ))}
      {hasLabels && (
        <g className={styles.due}>
          {settlements.map((settlement) => (
            <Due key={settlement.hour} settlement={settlement} />
          ))}
        </g>
      )}
      {[0, 8, 16, DAY].map((hour) => (
        <Label key={hour} axis x={x(hour)} y={SIZE.height - 8} textAnchor={anchorOf(hour)}>
          {timeText(hour)}
        </Label>
      ))}
    </svg>
  );
}
