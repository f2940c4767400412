import { formatNumber, percent, tickNumber } from '@site/src/lib/text/format';
import { useCallback } from 'react';
import drawing from '../kit/drawing/drawing.module.css';
import { linePath } from '../kit/drawing/paths';
import { toStep } from '../kit/state/codec';
import { usePick } from '../kit/state/usePick';
import { codecs } from './codecs';
import { type quoteSwap, swapCurve } from './model';
import styles from './styles.module.css';

const SIZE = { width: 360, height: 344 };
const PLOT = { left: 4, right: 322, top: 26, bottom: 210 };
const LOSS = { top: 286, height: 18 };
const LARGEST_PAY = codecs.pay.range.max;
const X_TICKS = [0, 10_000, 50_000, 100_000, 200_000];
const Y_TICKS = [0, 5, 25, 50, 100];
/** The ends of the scale of losses, in percent of what is paid: the first that holds them all. */
const LOSS_ENDS = [1, 2, 5, 10, 20];

/** Square roots on both axes: a usual size does not stand in the corner, and the mid price stays a straight line. */
const share = (value: number, largest: number) => Math.sqrt(value / largest);
const x = (pay: number) => PLOT.left + share(pay, LARGEST_PAY) * (PLOT.right - PLOT.left);
const payAt = (place: number) =>
  Math.max(0, (place - PLOT.left) / (PLOT.right - PLOT.left)) ** 2 * LARGEST_PAY;

type SwapCurveProps = {
  pay: number;
  feePercent: number;
  quote: ReturnType<typeof quoteSwap>;
  onPay: (pay: number) => void;
};

/** What is lost against the mid price, side by side: the fee and the impact for certain, the tolerance at most. */
function Losses({ quote }: { quote: SwapCurveProps['quote'] }) {
  const losses = [
    { name: 'fee', value: quote.feeLossPercent, at: 0, anchor: 'start' },
    { name: 'impact', value: quote.impactLossPercent, at: 0.46 * SIZE.width, anchor: 'middle' },
    { name: 'tolerance', value: quote.toleranceLossPercent, at: SIZE.width, anchor: 'end' },
  ] as const;
  const total = losses.reduce((sum, { value }) => sum + value, 0);
  const end = LOSS_ENDS.find((each) => each >= total) ?? total;
  const width = (value: number) => (value / end) * SIZE.width;
  const from = (index: number) => width(losses.slice(0, index).reduce((sum, { value }) => sum + value, 0));
  return (
    <>
      <text className={drawing.text} x={0} y={LOSS.top - 10}>
        Lost against mid
      </text>
      <text className={drawing.muted} x={SIZE.width} y={LOSS.top - 10} textAnchor="end">
        {`at most ${percent(total, 2)}`}
      </text>
      <rect className={styles.scale} y={LOSS.top} width={SIZE.width} height={LOSS.height} />
      {losses.map(({ name, value, at, anchor }, index) => (
        <g key={name}>
          <rect
            className={styles[name]}
            x={from(index)}
            y={LOSS.top}
            width={width(value)}
            height={LOSS.height}
          />
          <text className={drawing.muted} x={at} y={LOSS.top + LOSS.height + 20} textAnchor={anchor}>
            {`${name} ${percent(value, 2)}`}
          </text>
        </g>
      ))}
    </>
  );
}

/** Received against paid: the straight line is the mid price, the curve is the pool. Drag along it to change the size. */
export default function SwapCurve({ pay, feePercent, quote, onPay }: SwapCurveProps) {
  const { received, minimum, mid } = quote;
  const y = (eth: number) => PLOT.bottom - share(eth, LARGEST_PAY / mid) * (PLOT.bottom - PLOT.top);
  const pick = usePick(SIZE, {
    onPick: useCallback((at) => onPay(toStep(codecs.pay.range, payAt(at.x))), [onPay]),
  });
  return (
    <svg
      className={`${drawing.canvas} ${drawing.pickable}`}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label="ETH received for USDC paid: the pool’s curve below the straight line of the mid price; below it, what is lost against mid"
      {...pick}
    >
      {Y_TICKS.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? drawing.axis : drawing.grid}
            x1={PLOT.left}
            x2={PLOT.right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text data-axis className={`${drawing.muted} ${drawing.middle}`} x={PLOT.right + 6} y={y(tick)}>
            {tick}
          </text>
        </g>
      ))}
      <text className={drawing.text} x={0} y={15}>
        {`${formatNumber(received, 4)} ETH`}
      </text>
      <text className={drawing.muted} x={SIZE.width} y={15} textAnchor="end">
        ETH received
      </text>
      {X_TICKS.map((tick) => (
        <text
          key={tick}
          data-axis
          className={drawing.muted}
          x={x(tick)}
          y={PLOT.bottom + 20}
          textAnchor={tick === 0 ? 'start' : 'middle'}
        >
          {tickNumber(tick)}
        </text>
      ))}
      <text className={drawing.muted} x={PLOT.right} y={PLOT.bottom + 40} textAnchor="end">
        USDC paid →
      </text>
      <line className={styles.mid} x1={x(0)} y1={y(0)} x2={x(LARGEST_PAY)} y2={y(LARGEST_PAY / mid)} />
      <text className={drawing.muted} x={x(130_000)} y={y(130_000 / mid) - 12} textAnchor="end">
        mid price
      </text>
      <path
        className={styles.pool}
        d={linePath(
          swapCurve(feePercent, LARGEST_PAY, 40).map((point) => [x(point.pay), y(point.received)] as const),
        )}
      />
      <line className={styles.toMinimum} x1={x(pay)} x2={x(pay)} y1={y(received)} y2={y(minimum)} />
      <circle className={styles.quote} cx={x(pay)} cy={y(received)} r={7} />
      <Losses quote={quote} />
    </svg>
  );
}
