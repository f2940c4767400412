import Drawing from '@site/src/kit/drawing/Drawing';
import drawing from '@site/src/kit/drawing/drawing.module.css';
import { barAt, barX } from '@site/src/kit/drawing/geometry';
import Label from '@site/src/kit/drawing/Label';
import PriceBars from '@site/src/kit/drawing/PriceBars';
import { stepPath } from '@site/src/kit/drawing/paths';
import { priceRange } from '@site/src/kit/drawing/priceScale';
import ValueAxis from '@site/src/kit/drawing/ValueAxis';
import { shortNumber } from '@site/src/lib/text/format';
import { scaleLinear } from 'd3-scale';
import { memo } from 'react';
import { BEFORE, type InterestBar, interestBars, QUADRANTS } from './model';

const HEIGHT = 384;
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
        className={drawing.muted}
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
  const chosen = x(bar.number - 1);
  return (
    <Drawing
      height={HEIGHT}
      label={`Price and coin open interest over ${VIEW.count} bars; bar ${bar.number}: ${bar.reading.quadrant?.short}`}
      onPick={(at) => onBar(barAt(PRICE, VIEW, at.x) + 1)}
    >
      <rect
        className={drawing.here}
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
      <circle className={drawing.handle} cx={chosen + columnWidth / 2} cy={yCoin(bar.coin)} r={4} />
    </Drawing>
  );
}
