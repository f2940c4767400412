import { percent } from '@site/src/figures/kit/drawing/percentOfWidth';
import type { Bar } from '@site/src/lib/samples/sampleBars';
import { signedPercent } from '@site/src/lib/text/format';
import clsx from 'clsx';
import { useMemo, useState } from 'react';
import { drawingsOf, priceText, timeText } from '../../model/select';
import { priceAt } from '../../model/series';
import type { Pane, Point, State } from '../../model/types';
import type { Desk } from '../desk';
import Nothing from '../Nothing';
import { useSize, wholeLabels } from './axis';
import styles from './chart.module.css';
import Drawings from './Drawings';
import { type Frame, frameOf } from './frame';
import { colourClass, Marks, Price, Still } from './Marks';
import { Box, Entry, heightOf, RowPicture, shareOf } from './Row';
import Surface, { type Cross } from './Surface';
import { type Tick, timeTicks } from './times';

type ChartProps = {
  readonly state: State;
  readonly pane: Pane;
  /** Without it the chart is a picture only, as in a widget. */
  readonly desk?: Desk;
  readonly isActive?: boolean;
};

type PartProps = {
  readonly frame: Frame;
  readonly pane: Pane;
  readonly ticks: readonly Tick[];
  /** The bar that the legend reads. */
  readonly at: number;
  readonly cross: Cross | null;
  readonly desk: Desk | undefined;
};

type PriceRowProps = PartProps & {
  readonly now: number;
  readonly draft: { readonly tool: string; readonly points: readonly Point[] } | null;
};

/** Of rows before they're measured, in ems. */
const HEIGHTS = { price: 58 / 3, strip: 6 };

function PriceRow({ frame, pane, ticks, at, cross, desk, now, draft }: PriceRowProps) {
  const { bars, price, base } = frame;
  const { symbol } = pane;
  const text = (value: number) => priceText(symbol, value);
  const bar = bars[at] as Bar;
  const y = cross?.row === 0 ? (cross.y ?? price.y(bar.close)) : null;
  const isUp = now >= (bars.at(-1)?.open ?? now);
  const isIn = now > price.low && now < price.high;
  const drawings = drawingsOf(pane);
  const lines = drawings.flatMap(({ tool, points }) =>
    tool === 'hline' ? points.map((point) => point.price) : [],
  );
  const change = bar.close / (bars[at - 1]?.close ?? bar.open) - 1;
  return (
    <Box className={styles.price}>
      <RowPicture
        frame={frame}
        row={price}
        times={ticks}
        at={cross && at}
        y={y}
        height={HEIGHTS.price}
        tagged={[
          { value: now, look: isUp ? 'up' : 'down' },
          ...[...new Set(lines)].map((value) => ({ value, look: 'line' as const })),
        ]}
        over={
          <>
            {isIn && (
              <line
                className={clsx(styles.last, isUp ? styles.up : styles.down)}
                x2="100%"
                y1={heightOf(price, now)}
                y2={heightOf(price, now)}
              />
            )}
            <Drawings frame={frame} pane={pane} drawings={drawings} draft={draft} />
          </>
        }
      >
        <Price frame={frame} style={pane.style} />
        <Marks row={price} frame={frame} />
      </RowPicture>
      <ul className={styles.legend}>
        <li>
          <strong>{symbol}</strong>
          <span className={styles.name}>{pane.timeframe}</span>
          {(['open', 'high', 'low', 'close'] as const).map((key) => (
            <span key={key} className={key === 'close' ? undefined : styles.wide}>
              <span className={styles.name}>{key.charAt(0).toUpperCase()}</span>
              {text(bar[key])}
            </span>
          ))}
          <span className={change >= 0 ? styles.up : styles.down}>{signedPercent(change * 100, 2)}</span>
        </li>
        {frame.overlays.map((legend) => (
          // VWAP is the name of a study and of a metric.
          <Entry key={`${legend.series.kind} ${legend.title}`} of={legend} text={text} at={at} desk={desk} />
        ))}
        {frame.compared.map(({ name, values, colour }) => (
          <li key={name}>
            <span className={styles.name}>{name}</span>
            <span className={colourClass(colour)}>
              {signedPercent(((values[at] ?? Number.NaN) / base - 1) * 100, 2)}
            </span>
          </li>
        ))}
      </ul>
    </Box>
  );
}

function StripRow({ frame, ticks, at, cross, desk, place }: PartProps & { readonly place: number }) {
  const row = frame.strips[place];
  return (
    row?.legend && (
      <Box className={styles.strip}>
        <RowPicture
          frame={frame}
          row={row}
          times={ticks}
          at={cross && at}
          y={cross?.row === place + 1 ? cross.y : null}
          height={HEIGHTS.strip}
        >
          <Marks row={row} frame={frame} />
        </RowPicture>
        <ul className={styles.legend}>
          <Entry of={row.legend} text={row.text} at={at} desk={desk} />
        </ul>
        {row.isEmpty && (
          <div className={styles.empty}>
            <Nothing>No data here.</Nothing>
          </div>
        )}
      </Box>
    )
  );
}

/** Half of the tag that names a moment, in ems. */
const HALF_TAG = 5;

function Times({ frame, ticks, at, cross }: Omit<PartProps, 'pane' | 'desk'>) {
  const { first, count } = frame.view;
  const [{ width }, plot] = useSize({ width: 60, height: 2 });
  const place = ({ index }: { index: number }) => (index - first + 0.5) / count;
  return (
    <div className={clsx(styles.row, styles.times)}>
      <svg ref={plot} className={styles.plot} aria-hidden="true">
        <Still
          stamp={[frame.stamp, width].join()}
          draw={() =>
            wholeLabels(ticks, place, width).map(({ index, label, isMinor }) => (
              <text
                key={index}
                className={isMinor ? styles.minor : undefined}
                x={shareOf(frame, index)}
                y="50%"
                dy="0.35em"
                textAnchor="middle"
              >
                {label}
              </text>
            ))
          }
        />
        {cross && (
          <svg
            className={clsx(styles.tag, styles.crossTag)}
            // At the left edge it begins there. On the right the axis gives it room.
            x={percent(Math.max(place({ index: at }), Math.min(HALF_TAG / width, 1)))}
            y="50%"
            overflow="visible"
            aria-hidden="true"
          >
            <rect x={`-${HALF_TAG}em`} y="-0.75em" width={`${2 * HALF_TAG}em`} height="1.5em" rx="2" />
            <text textAnchor="middle" dy="0.35em">
              {timeText(frame.bars[at]?.time ?? 0)}
            </text>
          </svg>
        )}
      </svg>
    </div>
  );
}

/** A pane: price, strips, axes, legend and crosshair. */
export default function Chart({ state, pane, desk, isActive = false }: ChartProps) {
  const [pointed, setPointed] = useState<Cross | null>(null);
  const [points, setPoints] = useState<readonly Point[]>([]);
  const frame = frameOf(state, pane);
  const { bars, view, end, price } = frame;
  const found = pointed ? bars.findLastIndex(({ time }) => time <= pointed.time) : -1;
  const cross = found >= view.first && found < end ? pointed : null;
  const at = cross ? found : end - 1;
  const tool = isActive && state.open?.kind === 'draw' ? state.open.tool : null;
  const target =
    cross?.row === 0 && bars[at]
      ? [{ time: cross.time, price: cross.y === null ? bars[at].close : price.valueAt(cross.y) }]
      : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stamp stands for the bars and the view
  const ticks = useMemo(() => timeTicks(bars, view), [frame.stamp]);
  const parts = { frame, pane, ticks, at, cross, desk };
  return (
    <div
      className={clsx(
        'pt-drawn',
        styles.chart,
        isActive && state.workbench.panes.length > 1 && styles.active,
      )}
      data-chart={isActive ? 'active' : ''}
      data-time={`${timeText(state.clock)} UTC, sample data`}
    >
      {desk && (
        <Surface
          {...{ state, pane, desk, isActive, frame, at, tool, points }}
          isPointed={cross !== null}
          onCross={setPointed}
          onPoints={setPoints}
        />
      )}
      <PriceRow
        {...parts}
        now={priceAt(pane.symbol, state.clock)}
        draft={tool ? { tool, points: [...points, ...target] } : null}
      />
      {frame.strips.map(({ key }, place) => (
        <StripRow key={key} {...parts} place={place} />
      ))}
      <Times {...parts} />
    </div>
  );
}
