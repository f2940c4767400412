import { alertStates } from '@site/data/alerts/states';
import clsx from 'clsx';
import drawing from '../kit/drawing/drawing.module.css';
import Label from '../kit/drawing/Label';
import { usePick } from '../kit/state/usePick';
import { type Action, actions, nameOf, obstacle, type StateId } from './model';
import styles from './styles.module.css';

const SIZE = { width: 360, height: 232 };
const BOX = { width: 104, height: 38 };

const PLACES: Readonly<Record<StateId, { x: number; y: number }>> = {
  active: { x: 180, y: 22 },
  paused: { x: 56, y: 172 },
  triggered: { x: 180, y: 172 },
  expired: { x: 304, y: 172 },
};

/** An arrow for each action: its line, and where its word stands. */
const ARROWS: Readonly<Record<Action['id'], { d: string; x: number; y: number; anchor: 'start' | 'end' }>> = {
  pause: { d: 'M136 41L44 151', x: 84, y: 92, anchor: 'end' },
  resume: { d: 'M74 153L150 43', x: 100, y: 134, anchor: 'start' },
  fire: { d: 'M174 41V151', x: 168, y: 100, anchor: 'end' },
  rearm: { d: 'M196 153V43', x: 202, y: 134, anchor: 'start' },
  expire: { d: 'M224 41L304 151', x: 268, y: 92, anchor: 'start' },
  'expire-paused': { d: 'M60 191C110 219 250 219 298 193', x: 160, y: 227, anchor: 'start' },
};

const REPEAT = { d: 'M233 15C262 4 262 42 235 31', x: 262, y: 27 };

type StateDiagramProps = {
  figure: string;
  state: StateId;
  isRepeating: boolean;
  onAct: (id: Action['id']) => void;
};

function Arrow({ figure, action, isOpen }: { figure: string; action: Action; isOpen: boolean }) {
  const { d, x, y, anchor } = ARROWS[action.id];
  return (
    <g className={isOpen ? styles.open : styles.closed}>
      <path d={d} markerEnd={`url(#${figure}-${isOpen ? 'open' : 'closed'})`} />
      <Label x={x} y={y} textAnchor={anchor} text={action.short} />
    </g>
  );
}

function Arrowhead({ id, className }: { id: string; className: string | undefined }) {
  return (
    <marker
      id={id}
      viewBox="0 0 8 8"
      refX="6"
      refY="4"
      markerWidth="8"
      markerHeight="8"
      orient="auto"
      markerUnits="userSpaceOnUse"
    >
      <path className={className} d="M0 0L8 4L0 8z" />
    </marker>
  );
}

/** The four states and the ways between them: full lines are open now, dashed ones are not. Press a state to go there; the buttons do the same. */
export default function StateDiagram({ figure, state, isRepeating, onAct }: StateDiagramProps) {
  const isOpen = (action: Action) =>
    obstacle(action, state) === null && !(action.id === 'fire' && isRepeating);
  const wayTo = (target: StateId) =>
    actions.find((action) => action.to === target && obstacle(action, state) === null);
  const { onPointerDown } = usePick(SIZE, {
    onPick: (at) => {
      const target = alertStates.find(
        ({ id }) =>
          Math.abs(at.x - PLACES[id].x) < BOX.width / 2 && Math.abs(at.y - PLACES[id].y) < BOX.height / 2,
      );
      const way = target && wayTo(target.id);
      if (way) {
        onAct(way.id);
      }
    },
  });
  return (
    <svg
      className={clsx(drawing.canvas, styles.diagram)}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      onPointerDown={onPointerDown}
      aria-label={`States of an alert. Now: ${nameOf(state)}. The table of ways below says which are open.`}
    >
      <defs>
        <Arrowhead id={`${figure}-open`} className={styles.openHead} />
        <Arrowhead id={`${figure}-closed`} className={styles.closedHead} />
      </defs>
      {actions.map((action) => (
        <Arrow key={action.id} figure={figure} action={action} isOpen={isOpen(action)} />
      ))}
      {isRepeating && (
        <g className={state === 'active' ? styles.open : styles.closed}>
          <path d={REPEAT.d} markerEnd={`url(#${figure}-${state === 'active' ? 'open' : 'closed'})`} />
          <Label x={REPEAT.x} y={REPEAT.y} text="fires, stays" />
        </g>
      )}
      {alertStates.map(({ id, name }) => {
        const { x, y } = PLACES[id];
        return (
          <g
            key={id}
            className={id === state ? styles.current : clsx(styles.other, wayTo(id) && styles.next)}
          >
            <rect x={x - BOX.width / 2} y={y - BOX.height / 2} width={BOX.width} height={BOX.height} rx="6" />
            <Label x={x} y={y + 4} middle text={id === state ? `● ${name}` : name} />
          </g>
        );
      })}
    </svg>
  );
}
