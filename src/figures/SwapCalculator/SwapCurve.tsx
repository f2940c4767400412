import { formatNumber, tickNumber } from '@site/src/lib/format';
import { scaleLinear } from 'd3-scale';
import drawing from '../kit/drawing.module.css';
import { linePath } from '../kit/paths';
import ValueAxis from '../kit/ValueAxis';
import { codecs } from './codecs';
import { swapCurve } from './model';
import styles from './styles.module.css';

const WIDTH = 360;
const HEIGHT = 270;
const PLOT = { left: 0, right: 312, top: 26, bottom: 218 };
const LARGEST_PAY = codecs.pay.range.max;
const x = scaleLinear([0, LARGEST_PAY], [PLOT.left + 8, PLOT.right]);

type SwapCurveProps = { pay: number; feePercent: number; received: number; minimum: number; mid: number };

/** Received against paid: the straight line is the mid price, the curve is the pool. */
export default function SwapCurve({ pay, feePercent, received, minimum, mid }: SwapCurveProps) {
  const y = scaleLinear([0, LARGEST_PAY / mid], [PLOT.bottom, PLOT.top]);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label="ETH received for USDC paid: the pool’s curve below the straight line of the mid price"
    >
      <ValueAxis plot={PLOT} y={y} ticks={y.ticks(5).map((value) => ({ value, label: String(value) }))} />
      <text className={drawing.text} x={0} y={15}>
        {`${formatNumber(received, 4)} ETH`}
      </text>
      <text className={drawing.muted} x={WIDTH} y={15} textAnchor="end">
        ETH received
      </text>
      {x.ticks(4).map((tick) => (
        <text
          key={tick}
          data-axis
          className={drawing.muted}
          x={x(tick)}
          y={PLOT.bottom + 22}
          textAnchor={tick === 0 ? 'start' : 'middle'}
        >
          {tickNumber(tick)}
        </text>
      ))}
      <text className={drawing.muted} x={PLOT.right} y={HEIGHT - 6} textAnchor="end">
        USDC paid
      </text>
      <line className={styles.mid} x1={x(0)} y1={y(0)} x2={x(LARGEST_PAY)} y2={y(LARGEST_PAY / mid)} />
      <text className={drawing.text} x={x(140_000)} y={y(140_000 / mid) - 12} textAnchor="end">
        mid price
      </text>
      <path
        className={styles.pool}
        d={linePath(
          swapCurve(feePercent, LARGEST_PAY, 40).map((point) => [x(point.pay), y(point.received)] as const),
        )}
      />
      <line className={styles.tolerance} x1={x(pay)} x2={x(pay)} y1={y(received)} y2={y(minimum)} />
      <path className={styles.minimum} d={`M${x(pay) - 8} ${y(minimum)}h16`} />
      <circle className={styles.quote} cx={x(pay)} cy={y(received)} r={6} />
    </svg>
  );
}
