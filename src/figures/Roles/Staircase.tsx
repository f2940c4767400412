import type { RoleId } from '@site/data/community/roles.schema';
import clsx from 'clsx';
import Label from '../kit/drawing/Label';
import { usePick } from '../kit/state/usePick';
import { countsByRole } from './model';
import styles from './styles.module.css';

const WIDTH = 400;
const HEIGHT = 150;
const SIZE = { width: WIDTH, height: HEIGHT };
const FLOOR = HEIGHT - 26;
const STEP = WIDTH / 4;
const LARGEST = FLOOR - 26;

type StaircaseProps = { picked: RoleId; onPick: (role: RoleId) => void };

/** One step per role, as high as the number of things it may do. Press one to pick it; the switch does the same. */
export default function Staircase({ picked, onPick }: StaircaseProps) {
  const counts = countsByRole();
  const pick = usePick(SIZE, {
    onPick: (at) => {
      const role = counts[Math.floor(at.x / STEP)];
      if (role) {
        onPick(role.id);
      }
    },
  });
  const most = Math.max(...counts.map(({ allowed }) => allowed));
  return (
    <svg
      className={styles.staircase}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      {...pick}
      aria-label={`Rights by role: ${counts.map(({ name, allowed }) => `${name} ${allowed}`).join(', ')}`}
    >
      {counts.map(({ id, name, allowed }, index) => {
        const height = (LARGEST * allowed) / most;
        const isPicked = id === picked;
        return (
          <g key={id} className={clsx(isPicked && styles.picked)}>
            <rect
              className={styles.step}
              x={index * STEP + 2}
              y={FLOOR - height}
              width={STEP - 4}
              height={height}
              rx={4}
            />
            <Label className={styles.count} x={(index + 0.5) * STEP} y={FLOOR - height - 8} text={allowed} />
            <Label className={styles.role} x={(index + 0.5) * STEP} y={HEIGHT - 8} text={name} />
          </g>
        );
      })}
    </svg>
  );
}
