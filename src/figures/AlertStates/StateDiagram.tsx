import { alertStates } from '@site/data/alerts/states';
import Label from '../kit/drawing/Label';
import { type Action, actions, nameOf, obstacle, type StateId } from './model';
import styles from './styles.module.css';

const BOX = { width: 104, height: 42 };

const PLACES: Readonly<Record<StateId, { x: number; y: number }>> = {
  active: { x: 180, y: 34 },
  paused: { x: 56, y: 214 },
  triggered: { x: 180, y: 214 },
  expired: { x: 304, y: 214 },
};

/** An arrow for each action: its line, and where its word stands. */
const ARROWS: Readonly<Record<Action['id'], { d: string; x: number; y: number; anchor: 'start' | 'end' }>> = {
  pause: { d: 'M134 57L40 190', x: 82, y: 116, anchor: 'end' },
  resume: { d: 'M72 192L148 59', x: 100, y: 170, anchor: 'start' },
  fire: { d: 'M174 57V190', x: 168, y: 128, anchor: 'end' },
  rearm: { d: 'M196 192V59', x: 202, y: 170, anchor: 'start' },
  expire: { d: 'M220 57L300 190', x: 264, y: 116, anchor: 'start' },
  'expire-paused': { d: 'M60 236C110 266 250 266 298 238', x: 160, y: 274, anchor: 'start' },
};

const REPEAT = { d: 'M233 26C262 14 262 54 235 43', x: 262, y: 40 };

type StateDiagramProps = { figure: string; state: StateId; isRepeating: boolean };

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

/** The four states and the ways between them: full lines are open now, dashed ones are not. */
export default function StateDiagram({ figure, state, isRepeating }: StateDiagramProps) {
  const isOpen = (action: Action) =>
    obstacle(action, state) === null && !(action.id === 'fire' && isRepeating);
  return (
    <svg
      className={styles.diagram}
      viewBox="0 0 360 280"
      role="img"
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
          <g key={id} className={id === state ? styles.current : styles.other}>
            <rect x={x - BOX.width / 2} y={y - BOX.height / 2} width={BOX.width} height={BOX.height} rx="6" />
            <Label x={x} y={y + 5} middle text={id === state ? `● ${name}` : name} />
          </g>
        );
      })}
    </svg>
  );
}
