import { formatNumber, tickNumber } from '@site/src/lib/text/format';
import { scaleLinear } from 'd3-scale';
import { useCallback } from 'react';
import drawing from '../kit/drawing/drawing.module.css';
import { spreadLabels } from '../kit/drawing/geometry';
import Label from '../kit/drawing/Label';
import { linePath } from '../kit/drawing/paths';
import ValueAxis from '../kit/drawing/ValueAxis';
import { toStep } from '../kit/state/codec';
import { usePick } from '../kit/state/usePick';
import { codecs } from './codecs';
import { type quoteSwap, swapCurve } from './model';
import styles from './styles.module.css';

const SIZE = { width: 360, height: 344 };
const PLOT = { left: 4, right: 322, top: 26, bottom: 210 };
const LOSS = { top: 286, height: 18 };
const LARGEST_PAY = codecs.pay.range.max;
const X_TICKS = [0, 50_000, 100_000, 150_000, 200_000];
const Y_TICKS = [0, 25, 50, 75, 100].map((value) => ({ value, label: String(value) }));
/** The labels below the losses: how far apart their middles are, and the first and last place for one. */
const LABELS = { gap: 104, first: 36, last: SIZE.width - 56 };

const x = scaleLinear([0, LARGEST_PAY], [PLOT.left, PLOT.right]);

type SwapCurveProps = {
  pay: number;
  feePercent: number;
  quote: ReturnType<typeof quoteSwap>;
  onPay: (pay: number) => void;
};

/** What is lost against the mid price, side by side: the fee and the impact for certain, the tolerance at most. */
function Losses({ quote }: { quote: SwapCurveProps['quote'] }) {
  const losses = [
    { name: 'fee', value: quote.feeLoss },
    { name: 'impact', value: quote.impactLoss },
    { name: 'tolerance', value: quote.toleranceLoss },
  ] as const;
  const total = losses.reduce((sum, { value }) => sum + value, 0);
  const width = (value: number) => (value / total) * SIZE.width;
  const from = (index: number) => width(losses.slice(0, index).reduce((sum, { value }) => sum + value, 0));
  const middles = losses.map(({ value }, index) => from(index) + width(value) / 2);
  const places = spreadLabels(middles, LABELS.gap, LABELS.first, LABELS.last);
  const bottom = LOSS.top + LOSS.height;
  return (
    <>
      <Label bright x={0} y={LOSS.top - 10} text="Lost against mid" />
      <Label x={SIZE.width} y={LOSS.top - 10} end text={`at most ${formatNumber(total, 0)} USDC`} />
      {losses.map(({ name, value }, index) => (
        <g key={name}>
          <rect
            className={styles[name]}
            x={from(index)}
            y={LOSS.top}
            width={width(value)}
            height={LOSS.height}
          />
          <path
            className={drawing.axis}
            d={`M${middles[index]} ${bottom + 2}L${places[index]} ${bottom + 12}`}
          />
          <Label x={places[index]} y={bottom + 26} middle text={`${name} ${formatNumber(value, 0)}`} />
        </g>
      ))}
    </>
  );
}

/** Received against paid: the straight line is the mid price, the curve is the pool. Drag along it to change the size. */
export default function SwapCurve({ pay, feePercent, quote, onPay }: SwapCurveProps) {
  const { received, minimum, mid } = quote;
  const y = scaleLinear([0, LARGEST_PAY / mid], [PLOT.bottom, PLOT.top]);
  const pick = usePick(SIZE, {
    onPick: useCallback((at) => onPay(toStep(codecs.pay.range, x.invert(at.x))), [onPay]),
  });
  return (
    <svg
      className={`${drawing.canvas} ${drawing.pickable}`}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label="ETH received for USDC paid: the pool’s curve below the straight line of the mid price; below it, what is lost against mid"
      {...pick}
    >
      <ValueAxis plot={PLOT} y={y} ticks={Y_TICKS} taken={[PLOT.bottom]} />
      <Label bright x={0} y={15} text={`${formatNumber(received, 4)} ETH`} />
      <Label x={SIZE.width} y={15} end text="ETH received" />
      {X_TICKS.map((tick) => (
        <Label key={tick} axis x={x(tick)} y={PLOT.bottom + 20} textAnchor={tick === 0 ? 'start' : 'middle'}>
          {tickNumber(tick)}
        </Label>
      ))}
      <Label x={PLOT.right} y={PLOT.bottom + 40} end text="USDC paid →" />
      <line className={styles.mid} x1={x(0)} y1={y(0)} x2={x(LARGEST_PAY)} y2={y(LARGEST_PAY / mid)} />
      <Label x={x(130_000)} y={y(130_000 / mid) - 12} end text="mid price" />
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
