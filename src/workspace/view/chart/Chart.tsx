import type { Bar } from '@site/src/lib/samples/sampleBars';
import { signedPercent } from '@site/src/lib/text/format';
import clsx from 'clsx';
import { useMemo, useState } from 'react';
import { drawingsOf, priceText, timeText } from '../../model/select';
import { priceAt } from '../../model/series';
import type { Pane, Point, State } from '../../model/types';
import type { Desk } from '../desk';
import styles from './chart.module.css';
import Drawings from './Drawings';
import { type Frame, frameOf } from './frame';
import { colourClass, Marks, Price, Still } from './Marks';
import { Box, Entry, heightOf, RowPicture, shareOf, Tag } from './Row';
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

function PriceRow({ frame, pane, ticks, at, cross, desk, now, draft }: PriceRowProps) {
  const { bars, price, base } = frame;
  const { symbol } = pane;
  const text = (value: number) => priceText(symbol, value);
  const bar = bars[at] as Bar;
  const y = cross?.row === 0 ? (cross.y ?? price.y(bar.close)) : null;
  const isUp = now >= (bars.at(-1)?.open ?? now);
  const isIn = now > price.low && now < price.high;
  const change = bar.close / (bars[at - 1]?.close ?? bar.open) - 1;
  return (
    <Box className={styles.price}>
      <RowPicture
        frame={frame}
        row={price}
        times={ticks}
        last={isIn ? now : undefined}
        at={cross && at}
        y={y}
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
            <Drawings frame={frame} pane={pane} drawings={drawingsOf(pane)} draft={draft} />
          </>
        }
        tags={
          isIn && (
            <Tag className={isUp ? styles.upTag : styles.downTag} y={heightOf(price, now)}>
              {price.text(now)}
            </Tag>
          )
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
          <Entry key={legend.title} of={legend} text={text} at={at} desk={desk} />
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
        >
          <Marks row={row} frame={frame} />
        </RowPicture>
        <ul className={styles.legend}>
          <Entry of={row.legend} text={row.text} at={at} desk={desk} />
        </ul>
        {row.isEmpty && (
          <p className={styles.empty}>
            <svg viewBox="0 0 14 46" aria-hidden="true">
              <path d="M1 1v44h12V1z" />
            </svg>
            No data here.
          </p>
        )}
      </Box>
    )
  );
}

/** At the edges it stands on the inner side of its bar. */
function TimeTag({ frame, at }: Pick<PartProps, 'frame' | 'at'>) {
  const share = (at - frame.view.first) / frame.view.count;
  const [anchor, left] =
    share < 0.15
      ? (['start', -4] as const)
      : share > 0.85
        ? (['end', -116] as const)
        : (['middle', -60] as const);
  return (
    <svg
      className={clsx(styles.tag, styles.crossTag)}
      x={shareOf(frame, at)}
      y="50%"
      overflow="visible"
      aria-hidden="true"
    >
      <rect x={left} y="-9" width="120" height="18" rx="2" />
      <text textAnchor={anchor} dy="0.35em">
        {timeText(frame.bars[at]?.time ?? 0)}
      </text>
    </svg>
  );
}

function Times({ frame, ticks, at, cross }: Omit<PartProps, 'pane' | 'desk'>) {
  return (
    <div className={clsx(styles.row, styles.times)}>
      <svg className={styles.plot} aria-hidden="true">
        <Still
          stamp={frame.stamp}
          draw={() =>
            ticks.map(({ index, label, isMinor }) => (
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
        {cross && <TimeTag frame={frame} at={at} />}
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
