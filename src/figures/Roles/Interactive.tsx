import { roles } from '@site/data/community/roles';
import type { RoleId } from '@site/data/community/roles.schema';
import { nameIn } from '@site/src/lib/text/nameIn';
import clsx from 'clsx';
import Choice from '../kit/controls/Choice';
import drawing from '../kit/drawing/drawing.module.css';
import Label from '../kit/drawing/Label';
import FigureBody from '../kit/shell/FigureBody';
import shell from '../kit/shell/figure.module.css';
import { useFigureState } from '../kit/state/useFigureState';
import { usePick } from '../kit/state/usePick';
import { codecs } from './codecs';
import { figure } from './figure';
import {
  countsByRole,
  describeRole,
  type PermissionRow,
  type RoleView,
  type Shown,
  viewOfRole,
} from './model';
import styles from './styles.module.css';

const WIDTH = 360;
const HEIGHT = 150;
const SIZE = { width: WIDTH, height: HEIGHT };
const FLOOR = HEIGHT - 26;
const STEP = WIDTH / 4;
const LARGEST = FLOOR - 26;

type StaircaseProps = { picked: RoleId; onPick: (role: RoleId) => void };

/** One step per role, as high as the number of things it may do. Press one to pick it; the switch does the same. */
function Staircase({ picked, onPick }: StaircaseProps) {
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
      className={clsx(drawing.canvas, styles.staircase)}
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

const isShown: Record<Shown, (row: PermissionRow) => boolean> = {
  all: () => true,
  added: ({ isNew }) => isNew,
  missing: ({ isAllowed }) => !isAllowed,
};

function Right({ row: { permission, isAllowed, isNew, from } }: { row: PermissionRow }) {
  return (
    <li className={clsx(styles.right, !isAllowed && styles.refused)}>
      <span className={styles.mark} aria-hidden="true">
        {isAllowed ? '✓' : '✕'}
      </span>
      <span>
        <span className={shell.hidden}>{isAllowed ? 'May: ' : 'May not: '}</span>
        <span>{permission.name}</span>
        {!isAllowed && <span className={styles.note}>{`from ${from}`}</span>}
        {isNew && <span className={styles.note}>new in this role</span>}
      </span>
    </li>
  );
}

/** The rights by group; groups without a shown right are left out. */
function RightsList({ view, shown }: { view: RoleView; shown: Shown }) {
  const groups = view.groups
    .map(({ name, rows }) => ({ name, rows: rows.filter(isShown[shown]) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className={styles.groups} data-markdown-ignore="">
      {groups.map(({ name, rows }) => (
        <div key={name}>
          <p className={styles.group}>{name}</p>
          <ul className={styles.list}>
            {rows.map((row) => (
              <Right key={row.permission.id} row={row} />
            ))}
          </ul>
        </div>
      ))}
      {groups.length === 0 && <p className={styles.group}>There’s nothing the Owner can’t do here.</p>}
    </div>
  );
}

const SHOWN_LABELS = { all: 'All', added: 'What it adds', missing: 'What it lacks' } as const;

export default function Interactive() {
  const { state, set, reset, control } = useFigureState(figure.id, codecs);
  const view = viewOfRole(state.role);
  return (
    <FigureBody
      layout="tall"
      onReset={reset}
      finding={describeRole(view)}
      controls={
        <>
          <Choice {...control('role')} label="Role" nameOf={(id) => nameIn(roles, id)} />
          <Choice {...control('show')} label="Show" nameOf={(value) => SHOWN_LABELS[value]} />
        </>
      }
      more={<RightsList view={view} shown={state.show} />}
      numbers={{
        label: `Rights of the ${view.name} in numbers`,
        head: ['Rights', 'Number'],
        rows: [
          ...countsByRole().map(({ name, allowed }) => [`Rights of ${name}`, String(allowed)]),
          ['Rights in all', String(view.total)],
          [`New in ${view.name}`, String(view.added)],
          ['Need a higher role', String(view.total - view.allowed)],
        ],
      }}
    >
      <Staircase picked={state.role} onPick={set.role} />
    </FigureBody>
  );
}
