import type { WidgetId } from '@site/data/dashboards/widgets';
import clsx from 'clsx';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import drawing from '../kit/drawing/drawing.module.css';
import Label from '../kit/drawing/Label';
import { type Box, COLUMNS } from './grid';
import type { Dashboard, Placed } from './model';
import styles from './styles.module.css';
import { draggedBox, useDrag } from './useDrag';

const CELL = 30;
const GAP = 2;
const CORNER = 22;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type GridPictureProps = {
  dashboard: Dashboard;
  active: WidgetId;
  instructionId: string;
  onActivate: (id: WidgetId) => void;
  /** `from` is the dashboard that the change starts from: a drag always starts from where it began. */
  onPlace: (from: Dashboard, id: WidgetId, box: Partial<Box>) => void;
};

const labelOf = ({ name, column, row, width, height, group, symbol }: Placed) =>
  `${name}: column ${column}, row ${row}, ${width} by ${height}, ${group ?? 'no'} group, ${symbol}`;

/** Enough for the first layout; the grid grows with what is placed on it. */
const FEWEST_ROWS = 9;

const rowsOf = (dashboard: Dashboard) =>
  Math.max(FEWEST_ROWS, ...dashboard.map(({ row, height }) => row + height));

const linesOf = (rows: number) =>
  [
    ...Array.from({ length: COLUMNS + 1 }, (_, column) => `M${column * CELL} 0v${rows * CELL}`),
    ...Array.from({ length: rows + 1 }, (_, row) => `M0 ${row * CELL}h${COLUMNS * CELL}`),
  ].join('');

/** Wide enough for the widest system face at the size of a label. */
const LETTER = 7.6;
const LINE = 17;

/** A name on one line if there is room, else a line per word. */
function wordsOf(name: string, room: number): string[] {
  return name.length * LETTER <= room ? [name] : name.split(' ');
}

/** Name, symbol and the group's letter, as far as the box has room for them. */
function Inside({ widget: { name, width, height, group, symbol } }: { widget: Placed }) {
  const names = width >= 3 && height >= 3 ? [...wordsOf(name, width * CELL - 12), symbol] : [];
  return (
    <>
      {names.map((line, index) => (
        <Label key={line} className={clsx(line === symbol && styles.symbol)} x={8} y={(index + 1) * LINE}>
          {line}
        </Label>
      ))}
      {group && (
        <g transform={`translate(17 ${height >= 3 ? height * CELL - 17 : 15})`}>
          <circle className={styles.badge} r={9} />
          <Label className={styles.badgeLetter} y={4} text={group[0]?.toUpperCase()} />
        </g>
      )}
    </>
  );
}

/** The grid with its widgets: each can be focused, moved with the arrow keys, resized with Shift and the arrow keys. */
export default function GridPicture({
  dashboard,
  active,
  instructionId,
  onActivate,
  onPlace,
}: GridPictureProps) {
  const drag = useDrag();
  const rows = rowsOf(dashboard);
  const grid = useRef<SVGSVGElement>(null);

  // `touch-action` on a part of an SVG is not honoured everywhere: the touch itself is taken from the page.
  useEffect(() => {
    const element = grid.current;
    const hold = (event: TouchEvent) => {
      if (event.target instanceof Element && event.target.hasAttribute('data-grip')) {
        event.preventDefault();
      }
    };
    element?.addEventListener('touchstart', hold, { passive: false });
    return () => element?.removeEventListener('touchstart', hold);
  }, []);

  function onKeyDown(event: KeyboardEvent, widget: Placed) {
    const arrow = ARROWS[event.key];
    if (arrow && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      onPlace(dashboard, widget.id, draggedBox(widget, event.shiftKey ? 'size' : 'move', ...arrow));
    }
  }

  function grip(widget: Placed, kind: 'move' | 'size') {
    return {
      'data-grip': kind,
      onPointerDown: (event: PointerEvent<SVGRectElement>) => {
        onActivate(widget.id);
        const cell = (grid.current?.getBoundingClientRect().width ?? 0) / COLUMNS;
        drag.begin(event, [cell, cell], (columns, rows) =>
          onPlace(dashboard, widget.id, draggedBox(widget, kind, columns, rows)),
        );
      },
      onPointerMove: drag.move,
      onPointerUp: drag.end,
      onPointerCancel: drag.end,
    };
  }

  return (
    <div className={styles.frame}>
      <svg
        ref={grid}
        className={clsx(drawing.canvas, styles.grid)}
        viewBox={`-2 -2 ${COLUMNS * CELL + 4} ${rows * CELL + 4}`}
        role="application"
        aria-label="Dashboard grid with its widgets"
        aria-describedby={instructionId}
      >
        <path className={styles.line} d={linesOf(rows)} />
        {dashboard.map((widget) => {
          const width = widget.width * CELL - 2 * GAP;
          const height = widget.height * CELL - 2 * GAP;
          return (
            <g
              key={widget.id}
              className={clsx(
                styles.widget,
                styles[widget.group ?? 'alone'],
                widget.id === active && styles.active,
              )}
              transform={`translate(${(widget.column - 1) * CELL + GAP} ${(widget.row - 1) * CELL + GAP})`}
            >
              <g
                className={styles.focus}
                role="button"
                tabIndex={0}
                data-keys="ArrowLeft ArrowRight ArrowUp ArrowDown"
                aria-label={labelOf(widget)}
                aria-pressed={widget.id === active}
                onFocus={() => onActivate(widget.id)}
                onKeyDown={(event) => onKeyDown(event, widget)}
              >
                <rect className={styles.body} width={width} height={height} rx={4} />
              </g>
              <g>
                <rect className={styles.edge} width={4} height={height} rx={2} />
                <path className={styles.cornerMark} d={`M${width - 4} ${height - 14}v10h-10`} />
                <Inside widget={widget} />
                <rect
                  className={styles.header}
                  width={width}
                  height={CELL - 2 * GAP}
                  {...grip(widget, 'move')}
                />
                <rect
                  className={styles.corner}
                  x={width - CORNER}
                  y={height - CORNER}
                  width={CORNER}
                  height={CORNER}
                  {...grip(widget, 'size')}
                />
              </g>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
