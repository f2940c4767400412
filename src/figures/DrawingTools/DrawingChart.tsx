import { drawingTools } from '@site/data/workbench/drawing-tools';
import { hotkeys } from '@site/data/workbench/hotkeys';
import { clamp } from '@site/src/lib/samples/barView';
import { formatNumber } from '@site/src/lib/text/format';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import drawing from '../kit/drawing/drawing.module.css';
import { barAt, barX, pointIn } from '../kit/drawing/geometry';
import Label from '../kit/drawing/Label';
import PriceBars from '../kit/drawing/PriceBars';
import TimeAxis from '../kit/drawing/TimeAxis';
import { timeTicks } from '../kit/drawing/timeTicks';
import ValueAxis from '../kit/drawing/ValueAxis';
import { BARS, BOUNDS, HOURS_PER_BAR, PLOT, SCALE, TIME_BASELINE, VIEW, VIEW_BOX } from './chart';
import { figure } from './figure';
import { type Anchor, type Drawing, moveCursor, roundPrice, TOOLS, type Tool } from './model';
import Shape, { isCovered } from './Shape';
import styles from './styles.module.css';

const priceTicks = SCALE.ticks.map(({ price }) => ({ value: price, label: formatNumber(price, 0) }));
const times = timeTicks(
  BARS.map((bar) => bar.time),
  VIEW,
  HOURS_PER_BAR,
);
const START_CURSOR: Anchor = { bar: 82, price: 45 };
/** A finger is never quite still: only what moves further is a drag. */
const DRAG_PX = 8;

/** `KeyT` → trendline: the letters of the app's own hotkeys. */
const toolByKey = new Map<string, Tool>(
  TOOLS.flatMap((tool) => {
    const hotkey = drawingTools.find(({ id }) => id === tool)?.hotkey;
    const keys = hotkeys.find(({ id }) => id === hotkey)?.keys;
    return keys ? [[`Key${keys.at(-1)}`, tool] as const] : [];
  }),
);

function anchorOf(event: MouseEvent<HTMLElement>): Anchor {
  const { x, y } = pointIn(event, event.currentTarget.getBoundingClientRect(), VIEW_BOX);
  return { bar: barAt(PLOT, VIEW, x), price: roundPrice(SCALE.priceAt(clamp(y, PLOT.top, PLOT.bottom))) };
}

type DrawingChartProps = {
  drawings: readonly Drawing[];
  draft: Drawing | null;
  cursor: Anchor | null;
  /** The tool takes more than one point, and none is set. */
  needsStart: boolean;
  onCursor: (cursor: Anchor | null) => void;
  onPlace: (anchor: Anchor) => void;
  onCancel: () => void;
  onTool: (tool: Tool) => void;
};

/** The chart to draw on: click or tap the points, drag from one to the other, or set them by keyboard. */
export default function DrawingChart({
  drawings,
  draft,
  cursor,
  needsStart,
  onCursor,
  onPlace,
  onCancel,
  onTool,
}: DrawingChartProps) {
  const press = useRef<{ x: number; y: number; at: Anchor; isDrag: boolean } | null>(null);

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (event.buttons === 0) {
      // It was let go elsewhere, or made no click.
      press.current = null;
    }
    const now = press.current;
    if (now && !now.isDrag && Math.hypot(event.clientX - now.x, event.clientY - now.y) > DRAG_PX) {
      now.isDrag = true;
      if (needsStart) {
        onPlace(now.at);
      }
    }
    onCursor(anchorOf(event));
  }

  /**
   * The point is set where the finger or the mouse leaves the chart, not by the click that may follow: a finger that
   * rests while it aims makes no click. A click without a press comes from assistive technology or from before hydration.
   */
  function onClick(event: MouseEvent<HTMLElement>) {
    if (!press.current) {
      onPlace(anchorOf(event));
    }
    press.current = null;
  }

  function actOn(event: KeyboardEvent): boolean {
    const hotkeyTool = event.altKey ? toolByKey.get(event.code) : undefined;
    if (hotkeyTool) {
      onTool(hotkeyTool);
      return true;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return false;
    }
    const at = cursor ?? START_CURSOR;
    const moved = moveCursor(event.key, at, BOUNDS, event.shiftKey);
    if (moved) {
      onCursor(moved);
    } else if (event.key === 'Enter') {
      onPlace(at);
    } else if (event.key === 'Escape') {
      onCancel();
    }
    return moved !== undefined || event.key === 'Enter' || event.key === 'Escape';
  }

  const levels = drawings.flatMap(({ tool, points }) =>
    tool === 'hline' ? points.map(({ price }) => price) : [],
  );

  return (
    <div
      className={`${drawing.chart} ${styles.chart}`}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a surface to draw on has no native element
      tabIndex={0}
      data-keys="ArrowLeft ArrowRight ArrowUp ArrowDown Enter Escape"
      aria-label="Chart to draw on"
      aria-describedby={`${figure.id}-keys`}
      onKeyDown={(event) => actOn(event) && event.preventDefault()}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onCursor(cursor ?? START_CURSOR)}
      onPointerDown={(event) => {
        if (event.button !== 0) {
          return;
        }
        press.current = { x: event.clientX, y: event.clientY, at: anchorOf(event), isDrag: false };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={(event) => event.button === 0 && press.current && onPlace(anchorOf(event))}
      onPointerCancel={() => {
        // The finger went up or down: the page scrolls, nothing is drawn.
        if (press.current?.isDrag) {
          onCancel();
        }
        press.current = null;
      }}
      onPointerLeave={() => onCursor(null)}
      onClick={onClick}
    >
      <svg className={drawing.canvas} viewBox={`0 0 ${VIEW_BOX.width} ${VIEW_BOX.height}`} aria-hidden="true">
        <ValueAxis
          plot={PLOT}
          y={SCALE.y}
          ticks={priceTicks}
          taken={[...levels, ...(cursor ? [cursor.price] : [])].map(SCALE.y)}
        />
        <TimeAxis plot={PLOT} view={VIEW} ticks={times} baseline={TIME_BASELINE} />
        <PriceBars bars={BARS} view={VIEW} plot={PLOT} y={SCALE.y} style="candles" />
        {drawings.map((drawing, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two equal drawings differ by their place in the list
          <Shape key={index} drawing={drawing} isSilent={isCovered(drawing, drawings.slice(index + 1))} />
        ))}
        {draft && <Shape drawing={draft} isDraft />}
        {cursor && (
          <>
            <line
              className={drawing.cross}
              x1={barX(PLOT, VIEW, cursor.bar)}
              x2={barX(PLOT, VIEW, cursor.bar)}
              y1={PLOT.top}
              y2={PLOT.bottom}
            />
            <line
              className={drawing.cross}
              x1={PLOT.left}
              x2={PLOT.right}
              y1={SCALE.y(cursor.price)}
              y2={SCALE.y(cursor.price)}
            />
            <Label
              className={`${drawing.tag} ${drawing.middle}`}
              x={PLOT.right + 5}
              y={SCALE.y(cursor.price)}
            >
              {formatNumber(cursor.price, 2)}
            </Label>
          </>
        )}
      </svg>
    </div>
  );
}
