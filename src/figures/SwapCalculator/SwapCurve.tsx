import { formatNumber as format } from '@site/data/examples/example';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { swapCurve } from './model';
import styles from './styles.module.css';

const WIDTH = 640;
const HEIGHT = 300;
const MARGIN = { top: 16, right: 16, bottom: 40, left: 48 };
const LARGEST_PAY = 200_000;

type SwapCurveProps = { pay: number; feePercent: number; received: number; minimum: number; mid: number };

/** Received against paid: the straight line is the mid price, the curve is the pool. */
export default function SwapCurve({ pay, feePercent, received, minimum, mid }: SwapCurveProps) {
  const x = scaleLinear([0, LARGEST_PAY], [MARGIN.left, WIDTH - MARGIN.right]);
  const y = scaleLinear([0, LARGEST_PAY / mid], [HEIGHT - MARGIN.bottom, MARGIN.top]);
  const path = line<{ pay: number; received: number }>(
    (point) => x(point.pay),
    (point) => y(point.received),
  );
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label="ETH received for USDC paid: the pool's curve below the straight line of the mid price"
    >
      {y.ticks(5).map((tick) => (
        <g key={tick}>
          <line
            className={styles.grid}
            x1={MARGIN.left}
            x2={WIDTH - MARGIN.right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className={styles.tick} x={MARGIN.left - 8} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {x.ticks(5).map((tick) => (
        <text
          key={tick}
          className={styles.tick}
          x={x(tick)}
          y={HEIGHT - MARGIN.bottom + 18}
          textAnchor="middle"
        >
          {tick === 0 ? '0' : `${tick / 1000}k`}
        </text>
      ))}
      <text className={styles.tick} x={WIDTH - MARGIN.right} y={HEIGHT - 4} textAnchor="end">
        USDC paid
      </text>
      <text className={styles.tick} x={MARGIN.left} y={MARGIN.top - 4}>
        ETH received
      </text>
      <line className={styles.mid} x1={x(0)} y1={y(0)} x2={x(LARGEST_PAY)} y2={y(LARGEST_PAY / mid)} />
      <text className={styles.label} x={x(150_000)} y={y(150_000 / mid) - 10} textAnchor="end">
        mid price
      </text>
      <path className={styles.pool} d={path(swapCurve(feePercent, LARGEST_PAY, 40)) ?? ''} />
      <line className={styles.tolerance} x1={x(pay)} x2={x(pay)} y1={y(received)} y2={y(minimum)} />
      <circle className={styles.quote} cx={x(pay)} cy={y(received)} r={6} />
      <path className={styles.minimum} d={`M${x(pay) - 7} ${y(minimum)}h14`} />
      <text
        className={styles.label}
        x={x(pay) + (pay > LARGEST_PAY / 2 ? -14 : 14)}
        y={y(received) + 24}
        textAnchor={pay > LARGEST_PAY / 2 ? 'end' : 'start'}
      >
        {`${format(received, 4)} ETH`}
      </text>
    </svg>
  );
}
