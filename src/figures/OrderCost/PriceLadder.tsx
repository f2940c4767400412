import { distancePercent } from '@site/data/formulas/trading/orders';
import drawing from '@site/src/kit/drawing/drawing.module.css';
import { spreadLabels } from '@site/src/kit/drawing/geometry';
import Label from '@site/src/kit/drawing/Label';
import { formatNumber, signedPercent } from '@site/src/lib/text/format';
import clsx from 'clsx';
import { scaleLinear } from 'd3-scale';
import { ENTRY, type OrderEstimate } from './model';
import styles from './styles.module.css';

const WIDTH = 360;
const HEIGHT = 340;
const TOP = 62;
const BOTTOM = HEIGHT - 44;
const BAR = { x: 0, width: 84 };
const LABEL_X = 118;
const LABEL_GAP = 30;
const BEYOND = 36;
/** A liquidation this many times further away than the rest is named at the edge: to scale it would press them together. */
const FARTHEST = 2;

type Mark = { id: 'liquidation' | 'stop' | 'entry' | 'breakEven' | 'target'; name: string; price: number };

function marksOf({ liquidation, stop, target, breakEven }: OrderEstimate): Mark[] {
  const marks: Mark[] = [
    { id: 'target', name: 'Take-profit', price: target },
    { id: 'breakEven', name: 'Break-even', price: breakEven },
    { id: 'entry', name: 'Entry', price: ENTRY },
    { id: 'stop', name: 'Stop-loss', price: stop },
  ];
  return liquidation === null
    ? marks
    : [...marks, { id: 'liquidation', name: 'Liquidation est.', price: liquidation }];
}

/** The prices of the order as a ladder, dearest at the top: reward above or below the entry, risk on the other side. */
export default function PriceLadder({ estimate }: { estimate: OrderEstimate }) {
  const marks = marksOf(estimate);
  const away = (price: number) => Math.abs(price - ENTRY);
  const isFar = ({ id, price }: Mark) =>
    id === 'liquidation' && away(price) > FARTHEST * Math.max(away(estimate.stop), away(estimate.target));
  const near = marks.filter((mark) => !isFar(mark));
  const prices = near.map(({ price }) => price);
  const scale = scaleLinear([Math.min(...prices), Math.max(...prices)], [BOTTOM, TOP]);
  const far = marks.find(isFar);
  // Beyond the last mark, where an arrow stands for the rest of the way.
  const edge = far && (far.price < ENTRY ? BOTTOM + BEYOND : TOP - BEYOND);
  const y = (price: number) => (price === far?.price ? (edge ?? 0) : scale(price));
  const labels = spreadLabels(
    marks.map(({ price }) => y(price)),
    LABEL_GAP,
    TOP - BEYOND,
    BOTTOM + BEYOND,
  );
  const zone = (from: number, to: number) => ({
    y: Math.min(y(from), y(to)),
    height: Math.abs(y(from) - y(to)),
  });
  return (
    <svg
      className={drawing.canvas}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Prices from high to low: ${[...marks]
        .sort((a, b) => b.price - a.price)
        .map(({ name, price }) => `${name} ${formatNumber(price, 2)}`)
        .join(', ')}`}
    >
      <Label className={styles.unit} x={WIDTH} y={14} text="Price, USDT" />
      <rect className={styles.reward} x={BAR.x} width={BAR.width} {...zone(ENTRY, estimate.target)} />
      <rect className={styles.risk} x={BAR.x} width={BAR.width} {...zone(ENTRY, estimate.stop)} />
      {zone(ENTRY, estimate.target).height > 24 && (
        <Label className={styles.zone} x={BAR.x + BAR.width / 2} y={(y(ENTRY) + y(estimate.target)) / 2 + 6}>
          + reward
        </Label>
      )}
      {zone(ENTRY, estimate.stop).height > 24 && !estimate.isStopTooLate && (
        <Label className={styles.zone} x={BAR.x + BAR.width / 2} y={(y(ENTRY) + y(estimate.stop)) / 2 + 6}>
          − risk
        </Label>
      )}
      {marks.map((mark, index) => {
        const { id, name, price } = mark;
        const place = labels[index] ?? 0;
        const arrow = price < ENTRY ? '↓' : '↑';
        return (
          <g
            key={id}
            className={clsx(styles[id], id === 'stop' && estimate.isStopTooLate && styles.notReached)}
          >
            <path
              className={styles.leader}
              d={`M${BAR.x} ${y(price)}H${BAR.x + BAR.width}L${LABEL_X - 8} ${place}`}
            />
            <Label className={styles.name} x={LABEL_X} y={place + 5}>
              {isFar(mark) ? `${arrow} ${name}` : name}
            </Label>
            <Label className={styles.price} x={WIDTH} y={place + 5} text={formatNumber(price, 2)} />
            <title>{`${name} ${formatNumber(price, 2)}, ${signedPercent(distancePercent(price, ENTRY), 2)}`}</title>
          </g>
        );
      })}
    </svg>
  );
}
