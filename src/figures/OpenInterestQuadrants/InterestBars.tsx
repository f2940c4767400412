import { shortNumber } from '@site/src/lib/text/format';
import { scaleLinear } from 'd3-scale';
import { memo, useCallback } from 'react';
import drawing from '../kit/drawing/drawing.module.css';
import { barAt, barX } from '../kit/drawing/geometry';
import Label from '../kit/drawing/Label';
import PriceBars from '../kit/drawing/PriceBars';
import { stepPath } from '../kit/drawing/paths';
import { priceRange } from '../kit/drawing/priceScale';
import ValueAxis from '../kit/drawing/ValueAxis';
import { usePick } from '../kit/state/usePick';
import { BEFORE, type InterestBar, interestBars, QUADRANTS } from './model';
import styles from './styles.module.css';

const SIZE = { width: 360, height: 384 };
const RIGHT = 308;
const PRICE = { left: 0, right: RIGHT, top: 24, bottom: 132 };
const COIN = { left: 0, right: RIGHT, top: 166, bottom: 226 };
const LANES = { top: 270, height: 34 };
const VIEW = { first: 0, count: interestBars.length };

const prices = priceRange(
  interestBars.map(({ low }) => low),
  interestBars.map(({ high }) => high),
);
const coins = interestBars.map(({ coin }) => coin);
const yPrice = scaleLinear([prices.low, prices.high], [PRICE.bottom, PRICE.top]);
const yCoin = scaleLinear([Math.min(...coins), Math.max(...coins)], [COIN.bottom, COIN.top]);
const columnWidth = (RIGHT - PRICE.left) / VIEW.count;
const x = (index: number) => barX(PRICE, VIEW, index);
const laneY = (lane: number) => LANES.top + lane * LANES.height;

/** Bars, open interest and the case of each bar never change with the controls: drawn once. */
const Series = memo(function Series() {
  return (
    <>
      <ValueAxis
        plot={PRICE}
        y={yPrice}
        ticks={yPrice.ticks(3).map((value) => ({ value, label: shortNumber(value) }))}
      />
      <PriceBars bars={interestBars} view={VIEW} plot={PRICE} y={yPrice} style="candles" />
      <ValueAxis
        plot={COIN}
        y={yCoin}
        ticks={yCoin.ticks(2).map((value) => ({ value, label: shortNumber(value) }))}
      />
      <path
        className={drawing.line}
        d={stepPath(
          [0, yCoin(BEFORE.coin)],
          interestBars.map(({ coin }, index) => [x(index) + columnWidth / 2, yCoin(coin)]),
        )}
      />
      <path
        className={styles.marks}
        d={interestBars
          .map(({ reading }, index) => {
            const lane = QUADRANTS.findIndex(({ short }) => short === reading.quadrant?.short);
            return `M${Math.round(x(index) - 3)} ${laneY(lane) - 3}h6v6h-6z`;
          })
          .join('')}
      />
    </>
  );
});

type InterestBarsProps = { bar: InterestBar; onBar: (number: number) => void };

/** Price, open interest, and which of the four cases each bar is. Press or drag to pick a bar; the slider does the same. */
export default function InterestBars({ bar, onBar }: InterestBarsProps) {
  const pick = usePick(SIZE, { onPick: useCallback((at) => onBar(barAt(PRICE, VIEW, at.x) + 1), [onBar]) });
  const chosen = x(bar.number - 1);
  return (
    <svg
      className={`${drawing.canvas} ${drawing.pickable}`}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={`Price and coin open interest over ${VIEW.count} bars; bar ${bar.number}: ${bar.reading.quadrant?.short}`}
      {...pick}
    >
      <rect
        className={styles.chosenBar}
        x={chosen - columnWidth / 2}
        y={PRICE.top - 6}
        width={columnWidth}
        height={laneY(3) + 10 - PRICE.top}
      />
      <Label bright x={0} y={14} text="Price" />
      <Label bright x={0} y={COIN.top - 12} text="Open interest, coin" />
      {QUADRANTS.map((quadrant, lane) => (
        <g key={quadrant.short}>
          <line className={drawing.grid} x1={0} x2={RIGHT} y1={laneY(lane)} y2={laneY(lane)} />
          <Label
            className={quadrant === bar.reading.quadrant ? drawing.tag : drawing.muted}
            x={0}
            y={laneY(lane) - 9}
          >
            {quadrant.short}
          </Label>
        </g>
      ))}
      <Series />
      <circle className={styles.point} cx={chosen + columnWidth / 2} cy={yCoin(bar.coin)} r={4} />
    </svg>
  );
}
