import { Spot } from '@site/src/kit/marks';
import type { Bar } from '@site/src/lib/samples/barView';
import { signedPercent } from '@site/src/lib/text/format';
import clsx from 'clsx';
import { memo } from 'react';
import type { OrderLine } from '../../model/practice';
import { drawingsOf, priceText } from '../../model/select';
import type { Pane } from '../../model/types';
import EmptyState from '../EmptyState';
import type { Workspace } from '../screen';
import styles from './chart.module.css';
import type { Crosshair } from './chartKeys';
import Drawings from './Drawings';
import type { Frame } from './frame';
import { type Hand, NOTHING_HELD } from './grips';
import { Cloud, colourClass, Marks, Price } from './Marks';
import drawn from './marks.module.css';
import OrderLines from './OrderLines';
import { ChartRow, heightOf, LegendEntry, type Removal, RemoveButton, RowPicture } from './Row';
import type { TimeMark } from './times';

type Read = { readonly frame: Frame; readonly at: number };

export type PartProps = {
  readonly frame: Frame;
  readonly pane: Pane;
  readonly ticks: readonly TimeMark[];
  /** The bar under the crosshair; without one, the newest that shows. */
  readonly at: number;
  readonly cross: Crosshair | null;
  /** The frame that legends show, and the bar in it. */
  readonly read: Read;
  /** What the legend's crosses do; without it there are none. */
  readonly onRemove: ((gesture: Removal) => void) | undefined;
};

type PriceRowProps = PartProps & {
  readonly now: number;
  /** Of the practice account. */
  readonly orders: readonly OrderLine[];
  readonly hand: Hand;
  readonly onHand: (hand: Hand) => void;
  /** Without it the row is a picture. */
  readonly app: Workspace | undefined;
  /** A drawing in the hand. */
  readonly draft: Parameters<typeof Drawings>[0]['draft'];
};

/** Of rows before they're measured, in ems. */
const HEIGHTS = { price: 58 / 3, strip: 6 };

/** Prices of a bar, and the values of what lies over it. */
const PriceLegend = memo(({ read, pane, onRemove }: Pick<PartProps, 'read' | 'pane' | 'onRemove'>) => {
  const { frame, at } = read;
  const { bars, base } = frame;
  const { symbol } = pane;
  const text = (value: number) => priceText(symbol, value);
  const bar = bars[at] as Bar;
  const change = bar.close / (bars[at - 1]?.close ?? bar.open) - 1;
  return (
    <Spot as="ul" name="Legend" mark="area" className={styles.legend}>
      <li>
        <strong>{symbol}</strong>
        <span className={styles.name}>{pane.timeframe}</span>
        {(['open', 'high', 'low', 'close'] as const).map((key) => (
          <span key={key} className={key === 'close' ? undefined : styles.wide}>
            <span className={styles.name}>{key.charAt(0).toUpperCase()}</span>
            {text(bar[key])}
          </span>
        ))}
        <span className={change >= 0 ? drawn.up : drawn.down}>{signedPercent(change * 100, 2)}</span>
      </li>
      {frame.overlays.map((legend, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same study may be there twice
        <LegendEntry key={index} of={legend} text={text} at={at} onRemove={onRemove} />
      ))}
      {frame.compared.map(({ name, values, colour }) => (
        <li key={name}>
          <span className={styles.name}>{name}</span>
          <span className={colourClass(colour)}>
            {signedPercent(((values[at] ?? Number.NaN) / base - 1) * 100, 2)}
          </span>
          {onRemove && (
            <RemoveButton
              name={name}
              onClick={() => onRemove({ kind: 'uncompare', symbol: name as Pane['symbol'] })}
            />
          )}
        </li>
      ))}
    </Spot>
  );
});

const StripLegend = memo(
  ({
    read,
    stripIndex,
    onRemove,
  }: Pick<PartProps, 'read' | 'onRemove'> & { readonly stripIndex: number }) => {
    const row = read.frame.strips[stripIndex];
    return (
      row?.legend && (
        <ul className={styles.legend}>
          <LegendEntry of={row.legend} text={row.text} at={read.at} onRemove={onRemove} />
        </ul>
      )
    );
  },
);

/** Entry, liquidation and waiting orders of the practice account, which are moved by hand or keys. */
function PracticeLines(props: PriceRowProps & { readonly height: number }) {
  const { frame, pane, orders, hand, onHand, app, height } = props;
  return (
    <OrderLines
      row={frame.price}
      {...{ height, symbol: pane.symbol, lines: orders }}
      moved={hand.order}
      onMove={app && ((order) => onHand({ ...NOTHING_HELD, order }))}
      onLine={(line) => app?.act({ kind: 'practice', line })}
    />
  );
}

/** Price in its style, with its legend and all that lies over it. */
export function PriceRow(props: PriceRowProps) {
  const { frame, pane, ticks, at, cross, read, onRemove, now, orders, hand, draft } = props;
  const { bars, price } = frame;
  const { selected, moved } = hand;
  const drawings = drawingsOf(pane).filter((drawing) => drawing !== selected || !moved);
  const bar = bars[at] as Bar;
  const y = cross?.row === 0 ? (cross.y ?? price.y(bar.close)) : null;
  const isUp = now >= (bars.at(-1)?.open ?? now);
  const isIn = now > price.low && now < price.high;
  const lines = drawings.flatMap(({ tool, points }) =>
    tool === 'hline' ? points.map((point) => point.price) : [],
  );
  return (
    <ChartRow className={styles.price} name="Price area">
      <RowPicture
        frame={frame}
        row={price}
        times={ticks}
        at={cross && at}
        y={y}
        height={HEIGHTS.price}
        tagged={[
          { value: now, look: isUp ? 'up' : 'down' },
          ...[...new Set([...lines, ...orders.map((order) => order.price)])].map((value) => ({
            value,
            look: 'line' as const,
          })),
        ]}
        front={orders.length > 0 ? (height) => <PracticeLines {...props} height={height} /> : undefined}
        over={
          <>
            {isIn && (
              <line
                className={clsx(drawn.last, isUp ? drawn.up : drawn.down)}
                x2="100%"
                y1={heightOf(price, now)}
                y2={heightOf(price, now)}
              />
            )}
            <Drawings {...{ frame, pane, drawings, draft, selected }} />
          </>
        }
      >
        <Cloud frame={frame} />
        <Price frame={frame} style={pane.style} />
        <Marks row={price} frame={frame} />
      </RowPicture>
      <PriceLegend {...{ read, pane, onRemove }} />
    </ChartRow>
  );
}

/** A study or a metric below the price. */
export function StripRow({
  frame,
  ticks,
  at,
  cross,
  read,
  onRemove,
  stripIndex,
}: PartProps & { readonly stripIndex: number }) {
  const row = frame.strips[stripIndex];
  return (
    row?.legend && (
      <ChartRow className={styles.strip} name={stripIndex === 0 ? 'Strips' : row.legend.title}>
        <RowPicture
          frame={frame}
          row={row}
          times={ticks}
          at={cross && at}
          y={cross?.row === stripIndex + 1 ? cross.y : null}
          height={HEIGHTS.strip}
        >
          <Marks row={row} frame={frame} />
        </RowPicture>
        <StripLegend {...{ read, stripIndex, onRemove }} />
        {row.isEmpty && (
          <div className={styles.empty}>
            <EmptyState>No data here.</EmptyState>
          </div>
        )}
      </ChartRow>
    )
  );
}
