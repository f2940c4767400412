import { svgPercent } from '@site/src/kit/drawing/svgPercent';
import { signedNumber } from '@site/src/lib/text/format';
import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import { roundToTicks } from '../../markets/rounding';
import type { OrderLine } from '../../model/practice';
import { priceText } from '../../model/select';
import type { Pane } from '../../model/types';
import { moveApart } from './axis';
import type { Row } from './frame';
import drawn from './marks.module.css';
import { HEIGHT } from './scale';

/** An order line in the hand: which one, and the price that it's dragged to. */
export type MovedOrder = { readonly key: string; readonly to: number };

/** The same order from one minute to the next; only orders can be cancelled. */
export const orderKey = ({ cancel, name }: OrderLine) => cancel ?? name;

/** What an arrow key moves a line by: about a fiftieth of the row, as a round number. */
const keyStep = ({ low, high }: Row) => 10 ** Math.floor(Math.log10((high - low) / 20));

/** Profit or loss at another price: it follows price in a straight line from the entry. */
function profitAt({ price, profit }: OrderLine, entry: number | undefined, to: number): number | null {
  return profit === null || entry === undefined || price === entry
    ? profit
    : (profit * (to - entry)) / (price - entry);
}

/** What a line's tag says: what it is, its price, while it's dragged the new one too, and the profit or loss there. */
function tagText(symbol: Pane['symbol'], line: OrderLine, entry: number | undefined, to: number): string {
  const prices = [line.price, ...(to === line.price ? [] : [to])].map((price) => priceText(symbol, price));
  const profit = profitAt(line, entry, to);
  return [`${line.name} ${prices.join(' → ')}`, ...(profit === null ? [] : [signedNumber(profit, 2)])].join(
    ' · ',
  );
}

/** Of the tags' type, which is monospaced. */
const CHARACTER = 0.6;
const PADDING = 0.5;
const BUTTON = 2;

type TagProps = {
  readonly line: OrderLine;
  readonly label: string;
  /** In shares of the row: where the line is, and where there's room for its tag. */
  readonly y: number;
  readonly at: number;
  readonly slider: object | null;
  readonly onCancel: (() => void) | undefined;
};

function Tag({ line, label, y, at, slider, onCancel }: TagProps) {
  const hasButton = onCancel && line.cancel !== null;
  const width = label.length * CHARACTER + 2 * PADDING + (hasButton ? BUTTON - PADDING : 0);
  return (
    <g className={clsx(drawn.order, drawn[line.kind])} {...slider}>
      <line x2="100%" y1={svgPercent(y)} y2={svgPercent(y)} />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a place for what is in it, which has names of its own */}
      <svg x="100%" y={svgPercent(at)} overflow="visible">
        <rect x={`-${width + PADDING}em`} y="-0.75em" width={`${width}em`} height="1.5em" rx="2" />
        <text x={`-${width}em`} dy="0.35em">
          {label}
        </text>
        {hasButton && (
          <g
            role="button"
            tabIndex={0}
            aria-label={`Cancel ${line.name}`}
            onClick={onCancel}
            onKeyDown={(event) => {
              event.stopPropagation();
              if (event.key === 'Enter' || event.key === ' ') {
                event.preventDefault();
                onCancel();
              }
            }}
          >
            <rect x={`-${BUTTON + PADDING}em`} y="-1em" width={`${BUTTON}em`} height="2em" />
            <text x={`-${BUTTON / 2 + PADDING}em`} dy="0.35em" textAnchor="middle">
              ×
            </text>
          </g>
        )}
      </svg>
    </g>
  );
}

type OrderLinesProps = {
  readonly row: Row;
  /** Of the row, in ems. */
  readonly height: number;
  readonly symbol: Pane['symbol'];
  readonly lines: readonly OrderLine[];
  readonly moved: MovedOrder | null;
  /** Without it they're a picture. */
  readonly onMove?: ((moved: MovedOrder | null) => void) | undefined;
  /** Runs a line of the practice account. */
  readonly onLine: (line: string) => void;
};

/** Entry, liquidation and waiting orders on the price area. Arrow keys move an order, Enter sends it to its new price. */
export default function OrderLines({ row, height, symbol, lines, moved, onMove, onLine }: OrderLinesProps) {
  const entry = lines.find(({ kind }) => kind === 'entry')?.price;
  const priceOf = (line: OrderLine) => (moved?.key === orderKey(line) ? moved.to : line.price);
  const shown = lines.filter((line) => priceOf(line) > row.low && priceOf(line) < row.high);
  const placed = moveApart(
    shown.map((line) => ({
      line,
      y: row.y(priceOf(line)) / HEIGHT,
      isFixed: moved?.key === orderKey(line),
    })),
    height,
  );

  function onKeyDown(line: OrderLine, event: KeyboardEvent) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const isMoved = moved?.key === orderKey(line);
    if (by) {
      const step = keyStep(row) * (event.shiftKey ? 10 : 1);
      onMove?.({ key: orderKey(line), to: roundToTicks(symbol, priceOf(line) + by * step) });
    } else if (event.key === 'Enter' && isMoved && line.move) {
      onMove?.(null);
      onLine(line.move(moved.to));
    } else if (event.key === 'Escape' && isMoved) {
      onMove?.(null);
    } else {
      return;
    }
    event.preventDefault();
  }
  /** The line as a slider, where it can be moved. */
  const sliderOf = (line: OrderLine, label: string) =>
    onMove && line.move
      ? {
          role: 'slider',
          tabIndex: 0,
          'aria-label': line.name,
          'aria-orientation': 'vertical',
          'aria-valuenow': priceOf(line),
          'aria-valuetext': label,
          'aria-description': 'Up and down move it, Enter sends the new price, Escape leaves it.',
          onKeyDown: (event: KeyboardEvent) => onKeyDown(line, event),
          onBlur: () => moved?.key === orderKey(line) && onMove(null),
        }
      : null;
  return placed.map(({ line, y, at }) => {
    const label = tagText(symbol, line, entry, priceOf(line));
    const { cancel } = line;
    return (
      <Tag
        key={orderKey(line)}
        {...{ line, label, y, at }}
        slider={sliderOf(line, label)}
        onCancel={onMove && cancel !== null ? () => onLine(cancel) : undefined}
      />
    );
  });
}

/** The order line nearest to a height, within reach. */
export function orderAt(lines: readonly OrderLine[], row: Row, y: number, reach: number): OrderLine | null {
  const near = lines
    .filter(({ move }) => move !== null)
    .map((line) => ({ line, away: Math.abs(row.y(line.price) - y) }))
    .filter(({ away }) => away <= reach)
    .sort((one, other) => one.away - other.away);
  return near[0]?.line ?? null;
}
