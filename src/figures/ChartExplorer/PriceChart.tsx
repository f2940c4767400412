import { clamp, type View } from '@site/src/lib/samples/barView';
import { HOURS } from '@site/src/lib/samples/sampleBars';
import { barTimeText, formatNumber, signedPercent } from '@site/src/lib/text/format';
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import drawing from '../kit/drawing/drawing.module.css';
import { barX } from '../kit/drawing/geometry';
import Label from '../kit/drawing/Label';
import PriceBars from '../kit/drawing/PriceBars';
import { columnPath } from '../kit/drawing/paths';
import { percentOf, priceRange, priceScale } from '../kit/drawing/priceScale';
import TimeAxis from '../kit/drawing/TimeAxis';
import { timeTicks } from '../kit/drawing/timeTicks';
import ValueAxis from '../kit/drawing/ValueAxis';
import { figure } from './figure';
import { PLOT, REGION_BOXES, type Region, STRIP, TIME_BASELINE, VIEW_BOX } from './layout';
import { moveByKey } from './model';
import type { PartId } from './parts';
import styles from './styles.module.css';
import type { Explorer } from './useChartExplorer';
import { useChartGestures } from './useChartGestures';

type PriceChartProps = {
  explorer: Explorer;
  part: PartId;
  /** The crosshair's bar as a sentence. */
  reading: string;
  onName: (part: PartId | null) => void;
};

/** The highest column in view fills the strip. */
function volumePath(volumes: readonly number[], view: View): string {
  const highest = Math.max(...volumes.slice(view.first, view.first + view.count), 1);
  return columnPath(
    volumes,
    view,
    STRIP,
    (volume) => STRIP.bottom - (volume / highest) * (STRIP.bottom - STRIP.top),
  );
}

/** Bars, strip, axes and crosshair. As a control it is a slider over the bars: arrows, Home and End choose one. */
export default function PriceChart({ explorer, part, reading, onName }: PriceChartProps) {
  const { bars, total, position, state, move, reset, change } = explorer;
  const { first, count, at } = position;
  const area = useRef<HTMLDivElement>(null);
  const [pointerY, setPointerY] = useState<number | null>(null);
  const view = useMemo(() => ({ first, count }), [first, count]);
  const scale = useMemo(() => {
    const visible = bars.slice(view.first, view.first + view.count);
    const range = priceRange(
      visible.map((bar) => bar.low),
      visible.map((bar) => bar.high),
      state.stretch,
    );
    const base = visible[0]?.close ?? 1;
    return {
      base,
      ...priceScale({ ...range, kind: state.scale, base, top: PLOT.top, bottom: PLOT.bottom, tickCount: 5 }),
    };
  }, [bars, view, state.scale, state.stretch]);
  const times = useMemo(() => bars.map((bar) => bar.time), [bars]);
  const volume = useMemo(
    () =>
      volumePath(
        bars.map((bar) => bar.volume),
        view,
      ),
    [bars, view],
  );
  const label = useCallback(
    (price: number, decimals: number) =>
      state.scale === 'percent'
        ? signedPercent(percentOf(price, scale.base), decimals)
        : formatNumber(price, 2),
    [state.scale, scale],
  );

  const gestures = useChartGestures(area, explorer, (point, region: Region | null) => {
    setPointerY(point && region === 'price-area' ? point.y : null);
    onName(region);
  });

  /** By place on the keyboard: with Alt held, some layouts type another sign. */
  function onHotkey(event: KeyboardEvent) {
    if (event.code === 'KeyR') {
      reset();
    } else if (event.code === 'KeyL' || event.code === 'KeyP') {
      change({ scale: event.code === 'KeyL' ? 'log' : 'percent' });
    } else {
      return;
    }
    event.preventDefault();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey) {
      return;
    }
    if (event.altKey) {
      onHotkey(event);
      return;
    }
    const next = moveByKey(event.key, position, total);
    if (next) {
      event.preventDefault();
      setPointerY(null);
      move(next);
    }
  }

  const bar = bars[at];
  const isPercent = state.scale === 'percent';
  const x = barX(PLOT, view, at);
  const tagX = clamp(x, 60, 300);
  const y = pointerY ?? scale.y(bar?.close ?? 0);
  // A stretched axis can leave the bar's close outside: the legend still tells it.
  const isInPlot = y >= PLOT.top && y <= PLOT.bottom;
  const box = REGION_BOXES[part as Region];
  return (
    <div
      ref={area}
      className={`${drawing.chart} ${styles.chart}`}
      role="slider"
      tabIndex={0}
      data-keys="ArrowLeft ArrowRight Home End + = - −"
      aria-label="Bar under the crosshair"
      aria-describedby={`${figure.id}-keys`}
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={total}
      aria-valuenow={at + 1}
      aria-valuetext={reading}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onName('crosshair')}
      onBlur={() => onName(null)}
      {...gestures}
    >
      <svg className={drawing.canvas} viewBox={`0 0 ${VIEW_BOX.width} ${VIEW_BOX.height}`} aria-hidden="true">
        <clipPath id={`${figure.id}-clip`}>
          <rect x={PLOT.left} y={0} width={PLOT.right - PLOT.left} height={198} />
        </clipPath>
        <ValueAxis
          plot={PLOT}
          y={scale.y}
          taken={isInPlot ? [y] : []}
          ticks={scale.ticks.map(({ price }) => ({ value: price, label: label(price, 0) }))}
        />
        <TimeAxis
          plot={{ ...PLOT, bottom: STRIP.bottom }}
          view={view}
          ticks={timeTicks(times, view, HOURS[state.tf])}
          baseline={TIME_BASELINE}
          taken={tagX}
        />
        <g clipPath={`url(#${figure.id}-clip)`}>
          <PriceBars bars={bars} view={view} plot={PLOT} y={scale.y} style={state.style} />
        </g>
        <path className={styles.volume} d={volume} />
        <Label className={drawing.tag} x={STRIP.left + 2} y={STRIP.top - 3}>
          {`Volume ${formatNumber(bar?.volume ?? 0, 0)} coins`}
        </Label>
        {box && (
          <rect
            className={styles.named}
            x={box.left}
            y={box.top}
            width={box.right - box.left}
            height={box.bottom - box.top}
          />
        )}
        <g className={part === 'crosshair' ? styles.namedCross : undefined}>
          <line className={drawing.cross} x1={x} x2={x} y1={PLOT.top} y2={STRIP.bottom} />
          {isInPlot && (
            <>
              <line className={drawing.cross} x1={PLOT.left} x2={PLOT.right} y1={y} y2={y} />
              {/* Percentages are longer than the axis of a phone is wide: they end at its edge. */}
              <Label
                className={`${drawing.tag} ${drawing.middle}`}
                x={isPercent ? VIEW_BOX.width - 1 : PLOT.right + 4}
                y={y}
                textAnchor={isPercent ? 'end' : undefined}
              >
                {label(scale.priceAt(y), 2)}
              </Label>
            </>
          )}
          <Label className={drawing.tag} x={tagX} y={TIME_BASELINE} middle>
            {barTimeText(bar?.time ?? 0, HOURS[state.tf])}
          </Label>
        </g>
      </svg>
    </div>
  );
}
