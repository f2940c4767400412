import { sma } from '@site/data/formulas/metrics/momentum';
import Drawing from '@site/src/kit/drawing/Drawing';
import drawing from '@site/src/kit/drawing/drawing.module.css';
import type { Plot } from '@site/src/kit/drawing/geometry';
import Label from '@site/src/kit/drawing/Label';
import PriceBars from '@site/src/kit/drawing/PriceBars';
import { linePath, pointsOf } from '@site/src/kit/drawing/paths';
import { priceRange } from '@site/src/kit/drawing/priceScale';
import type { SyncMoment } from '@site/src/lib/samples/syncReplay';
import { barsUntil, openOf, START } from '@site/src/pt/markets/series';
import clsx from 'clsx';
import { chartOf, STATUS, type SyncView } from './model';
import styles from './styles.module.css';

/** Where the times end and the three columns stand: workbench, saved, widget. */
const COLUMNS = [80, 197, 314] as const;
const [WORKBENCH, SAVED, WIDGET] = [0, 1, 2] as const;
type Column = 0 | 1 | 2;
const ROWS = { top: 38, height: 30, most: 5 };
const PANE = { top: ROWS.top + ROWS.most * ROWS.height - 4, width: 92, height: 76 };
const HEIGHT = PANE.top + PANE.height + 20;
const DISC = 10;

const COUNT = 20;
const ALL = barsUntil('BTCUSDT', '4H', openOf('4H', START), COUNT + 5);
const BARS = ALL.slice(-COUNT);
const AVERAGE = sma(
  ALL.map(({ close }) => close),
  6,
).slice(-COUNT);
const VIEW = { first: 0, count: BARS.length };
const RANGE = priceRange(
  [...BARS.map(({ low }) => low), ...AVERAGE],
  BARS.map(({ high }) => high),
);

/** The chart of a state: one that looks the same is the same. */
function MiniChart({ state, plot }: { state: string; plot: Plot }) {
  const { style, drawn } = chartOf(state);
  const { left, right, top, bottom } = plot;
  const y = (price: number) => bottom - ((price - RANGE.low) / (RANGE.high - RANGE.low)) * (bottom - top);
  const lines = {
    '': '',
    ' with an average': linePath(pointsOf(AVERAGE, VIEW, plot, y)),
    ' with a level': `M${left} ${top + 0.3 * (bottom - top)}H${right}`,
    ' with a trend line': `M${left} ${bottom - 4}L${right} ${top + 4}`,
  };
  return (
    <>
      <PriceBars bars={BARS} view={VIEW} plot={plot} y={y} style={style} />
      <path className={styles.drawn} d={lines[drawn]} />
    </>
  );
}

type PaneProps = { column: Column; state: string; status: string; kind: string };

/** What a place shows now. */
function Pane({ column, state, status, kind }: PaneProps) {
  const left = COLUMNS[column] - PANE.width / 2;
  return (
    <g className={styles[kind]}>
      <rect className={styles.pane} x={left} y={PANE.top} width={PANE.width} height={PANE.height} rx={5} />
      <Label className={styles.letter} x={left + 7} y={PANE.top + 16} text={state} />
      <MiniChart
        state={state}
        plot={{
          left: left + 6,
          right: left + PANE.width - 6,
          top: PANE.top + 18,
          bottom: PANE.top + PANE.height - 6,
        }}
      />
      <Label className={styles.status} x={COLUMNS[column]} y={HEIGHT - 4} middle text={status} />
    </g>
  );
}

/** The places that a step goes through, in that order. */
function wayOf({ event, wrote, widgets }: SyncMoment): Column[] {
  if (event.place === 'widget') {
    return wrote ? [WIDGET, SAVED] : [WIDGET];
  }
  if (event.action === 'edit') {
    return [WORKBENCH];
  }
  const pulled: Column[] = widgets.widget?.status === 'synced' ? [SAVED, WIDGET] : [SAVED];
  return event.action === 'restore' ? pulled : [WORKBENCH, ...pulled];
}

/** A state goes from one place to the next. */
function Arrow({ from, to, y, lost }: { from: Column; to: Column; y: number; lost: string | undefined }) {
  const side = Math.sign(to - from);
  const isLoss = to === WIDGET && lost;
  return (
    <>
      <path
        className={styles.arrow}
        d={`M${COLUMNS[from] + side * DISC} ${y}H${COLUMNS[to] - side * (DISC + 2)}m${-side * 6} -5l${side * 6} 5l${-side * 6} 5`}
      />
      <Label
        className={isLoss ? styles.status : drawing.muted}
        x={(COLUMNS[from] + COLUMNS[to]) / 2}
        y={y - 5}
        middle
      >
        {isLoss ? `${lost} is lost` : to === WIDGET ? 'pull' : from === WIDGET ? 'push' : 'save'}
      </Label>
    </>
  );
}

/** One step of the story. */
function Step({ moment, y, isLast }: { moment: SyncMoment; y: number; isLast: boolean }) {
  const { event, saved, widgets, lost } = moment;
  const way = wayOf(moment);
  const [first = SAVED] = way;
  const isEdit = event.action === 'edit';
  const state = isEdit ? event.state : way.includes(SAVED) ? saved : widgets.widget?.state;
  return (
    <g className={clsx(isLast && styles.last, isEdit && styles.open)}>
      <Label axis x={0} y={y + 4} text={event.time} />
      {way.slice(1).map((to, index) => (
        <Arrow key={to} from={way[index] ?? to} to={to} y={y} lost={lost[0]} />
      ))}
      {way.map((column) => (
        <g key={column} className={clsx(column === SAVED && styles.written)}>
          <circle className={styles.disc} cx={COLUMNS[column]} cy={y} r={DISC} />
          <Label className={styles.letter} x={COLUMNS[column]} y={y + 4} middle text={state ?? ''} />
        </g>
      ))}
      {(way.length === 1 || first === SAVED) && (
        <Label
          x={COLUMNS[first] + (first === WORKBENCH ? 16 : -16)}
          y={y + 4}
          end={first !== WORKBENCH}
          text={event.action.replace('-', ' ')}
        />
      )}
    </g>
  );
}

/** The last steps from top to bottom, and below them what each place shows now. */
export default function SyncPicture({ view }: { view: SyncView }) {
  const { moments, saved, workbench, widget, isConflict } = view;
  const shown = moments.slice(-ROWS.most);
  const workbenchStatus = workbench.isOpen ? 'unsaved' : 'synced';
  return (
    <Drawing
      height={HEIGHT}
      label={`The workbench shows ${workbench.state}, saved is ${saved}, the widget shows ${widget.state}, ${STATUS[widget.status]}`}
    >
      {['Workbench', 'Saved', 'Widget'].map((name, column) => (
        <g key={name}>
          <path className={drawing.grid} d={`M${COLUMNS[column]} 18V${PANE.top}`} />
          <Label bright x={COLUMNS[column]} y={12} middle text={name} />
        </g>
      ))}
      {shown.map((moment, row) => (
        <Step
          key={moment.event.time}
          moment={moment}
          y={ROWS.top + row * ROWS.height}
          isLast={row === shown.length - 1}
        />
      ))}
      <Label x={0} y={PANE.top + PANE.height / 2} text="now" />
      <Pane
        column={WORKBENCH}
        state={workbench.state}
        status={STATUS[workbenchStatus]}
        kind={workbenchStatus}
      />
      <Pane column={SAVED} state={saved} status={isConflict ? `${saved} wins` : 'saved'} kind="written" />
      <Pane column={WIDGET} state={widget.state} status={STATUS[widget.status]} kind={widget.status} />
    </Drawing>
  );
}
