import { sma } from '@site/data/formulas/metrics/momentum';
import { sampleBars } from '@site/src/lib/samples/sampleBars';
import clsx from 'clsx';
import drawing from '../kit/drawing/drawing.module.css';
import type { Plot } from '../kit/drawing/geometry';
import Label from '../kit/drawing/Label';
import PriceBars from '../kit/drawing/PriceBars';
import { linePath, pointsOf } from '../kit/drawing/paths';
import { priceRange } from '../kit/drawing/priceScale';
import { chartOf, STATUS, type SyncView } from './model';
import styles from './styles.module.css';

const WIDTH = 360;
const HEIGHT = 190;
const PANE = { top: 20, width: 88, height: 84 };
const [LEFT, MIDDLE, RIGHT] = [0, (WIDTH - PANE.width) / 2, WIDTH - PANE.width];
/** Between two panes. */
const GAP = MIDDLE - PANE.width;
const VERSION = { top: 150, width: 42, height: 36, step: 47, left: 77 };
const MOST_VERSIONS_DRAWN = 6;

const [FIRST, LAST] = [24, 44];
const ALL = sampleBars['4H'];
const BARS = ALL.slice(FIRST, LAST);
const AVERAGE = sma(
  ALL.map(({ close }) => close),
  6,
).slice(FIRST, LAST);
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

type PaneProps = {
  x: number;
  name: string;
  state: string;
  status: string;
  isOpen?: boolean;
};

function Pane({ x, name, state, status, isOpen }: PaneProps) {
  return (
    <g className={clsx(isOpen && styles.open)}>
      <Label bright x={x} y={12} text={name} />
      <rect className={styles.pane} x={x} y={PANE.top} width={PANE.width} height={PANE.height} rx={5} />
      <Label className={styles.letter} x={x + 7} y={PANE.top + 15} text={state} />
      <MiniChart
        state={state}
        plot={{
          left: x + 6,
          right: x + PANE.width - 6,
          top: PANE.top + 20,
          bottom: PANE.top + PANE.height - 6,
        }}
      />
      <Label className={styles.status} x={x} y={PANE.top + PANE.height + 16} text={status} />
    </g>
  );
}

const MARKS = {
  right: 'M-10 0h20m-6 -5l6 5l-6 5',
  left: 'M10 0h-20m6 -5l-6 5l6 5',
  up: 'M0 8v-16m-5 6l5 -6l5 6',
  same: 'M-6 -3h12m-12 6h12',
  other: 'M-6 -3h12m-12 6h12m-9 5l6 -16',
};

/** What stands between two places: the way that panes went last, or whether both show the same. */
function Mark({
  x,
  y = PANE.top + PANE.height / 2,
  mark,
  name,
}: {
  x: number;
  y?: number;
  mark: keyof typeof MARKS;
  name?: string;
}) {
  return (
    <g className={clsx(styles.mark, styles[mark])}>
      <path transform={`translate(${x} ${y})`} d={MARKS[mark]} />
      {name && <Label middle x={x} y={y + 22} text={name} />}
    </g>
  );
}

const compared = (one: string, other: string) => (one === other ? 'same' : 'other');

/** The workbench and the widget with what each of them shows, the saved workbench between them, and its versions. */
export default function SyncPicture({ view }: { view: SyncView }) {
  const { saved, versions, workbench, widget, wrote, isSynced, isRestored } = view;
  const isSaved = wrote === 'pull' && !isRestored;
  return (
    <svg
      className={drawing.canvas}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`The workbench shows ${workbench.state}, saved is ${saved}, the widget shows ${widget.state}, ${STATUS[widget.status]}`}
    >
      <Pane
        x={LEFT}
        name="Workbench"
        state={workbench.state}
        status={workbench.isOpen ? 'not saved' : 'as saved'}
        isOpen={workbench.isOpen}
      />
      <Mark
        x={PANE.width + GAP / 2}
        mark={isSaved ? 'right' : compared(workbench.state, saved)}
        name={isSaved ? 'save' : undefined}
      />
      <Pane x={MIDDLE} name="Saved" state={saved} status="" />
      <Mark
        x={RIGHT - GAP / 2}
        mark={
          wrote === 'push' ? 'left' : wrote === 'pull' && isSynced ? 'right' : compared(widget.state, saved)
        }
        name={isSynced ? (wrote ?? undefined) : 'off'}
      />
      <Pane
        x={RIGHT}
        name="Widget"
        state={widget.state}
        status={STATUS[widget.status]}
        isOpen={widget.status === 'unsaved'}
      />
      {isRestored && <Mark x={WIDTH / 2} y={PANE.top + PANE.height + 18} mark="up" />}
      <Label bright x={LEFT} y={VERSION.top + 22} text="Versions" />
      {versions.slice(0, MOST_VERSIONS_DRAWN).map((version, index) => {
        const x = VERSION.left + index * VERSION.step;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a state can stand in the list twice, its place is what tells them apart
          <g key={index}>
            <rect
              className={styles.pane}
              x={x}
              y={VERSION.top}
              width={VERSION.width}
              height={VERSION.height}
              rx={4}
            />
            <MiniChart
              state={version}
              plot={{
                left: x + 16,
                right: x + VERSION.width - 3,
                top: VERSION.top + 4,
                bottom: VERSION.top + VERSION.height - 4,
              }}
            />
            <Label className={styles.letter} x={x + 5} y={VERSION.top + 22} text={version} />
          </g>
        );
      })}
      {versions.length === 0 && <Label x={VERSION.left} y={VERSION.top + 22} text="none" />}
    </svg>
  );
}
