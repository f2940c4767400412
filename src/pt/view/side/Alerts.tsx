import { alertStates } from '@site/data/alerts/states';
import Button from '@site/src/kit/controls/Button';
import { triggerName } from '../../model/alertChanges';
import { activePane } from '../../model/outcome';
import { alertsOf, priceOf, timeText } from '../../model/select';
import { readingText } from '../../model/texts';
import type { Gesture, State } from '../../model/types';
import { useLight } from '../light';
import type { Workspace } from '../screen';
import styles from './side.module.css';

type Listed = ReturnType<typeof alertsOf>[number];
type Change = Extract<Gesture, { kind: 'alert' }>['to'];

/** What can be done to an alert in each tab, and in all of them. */
const ACTIONS: Readonly<Record<Listed['status'], readonly (readonly [to: Change, name: string])[]>> = {
  active: [
    ['pause', 'Pause'],
    ['edit', 'Edit'],
  ],
  paused: [
    ['resume', 'Resume'],
    ['edit', 'Edit'],
  ],
  triggered: [
    ['rearm', 'Re-arm'],
    ['edit', 'Edit'],
  ],
  expired: [],
};
const COMMON_ACTIONS = [
  ['duplicate', 'Duplicate'],
  ['delete', 'Delete'],
] as const;

/** A round level above the price, near enough to be reached in a few bars. */
function levelAbove(state: State): number {
  const price = priceOf(state, activePane(state).symbol);
  const step = 10 ** (Math.floor(Math.log10(price)) - 2);
  return Number((Math.ceil((price * 1.002) / step) * step).toPrecision(6));
}

function AlertItem({
  app,
  listed,
  at,
}: {
  readonly app: Workspace;
  readonly listed: Listed;
  readonly at: number;
}) {
  const { alert, title, fired, count, status } = listed;
  const last = fired.at(-1);
  const value = last && readingText(alert, last.value);
  const name = `${alert.symbol} ${title}`;
  return (
    <li className={styles.alert}>
      <p>
        <code>{name}</code>
      </p>
      <p>{`${alert.timeframe}, ${triggerName(alert.trigger).toLowerCase()}`}</p>
      {last && <p data-fired="">{`Fired ${count}×, last ${timeText(last.time)} UTC at ${value}`}</p>}
      <div className={styles.ways}>
        {[...ACTIONS[status], ...COMMON_ACTIONS].map(([to, action]) => (
          <Button
            key={to}
            aria-label={`${action}: ${name}`}
            onClick={() => app.act({ kind: 'alert', at, to })}
          >
            {action}
          </Button>
        ))}
      </div>
    </li>
  );
}

/** The alerts by their tabs of the app's panel, one below the other, so that none is hidden. */
export default function Alerts({ app }: { readonly app: Workspace }) {
  const alerts = alertsOf(app.state).map((listed, at) => ({ listed, at }));
  const panel = useLight<HTMLElement>(alerts.map(({ listed }) => listed.status).join());
  const groups = alertStates
    .map(({ id, name }) => ({ name, own: alerts.filter(({ listed }) => listed.status === id) }))
    .filter(({ own }) => own.length > 0);
  return (
    <section ref={panel} className={styles.panel} aria-label="Alerts">
      <div className={styles.head}>
        <strong>Alerts</strong>
        <div className={styles.ways}>
          <Button onClick={() => app.run(`alert price crosses ${levelAbove(app.state)}`)}>New alert</Button>
        </div>
      </div>
      {groups.length === 0 && <p className={styles.empty}>Nothing is watched yet.</p>}
      {groups.map(({ name, own }) => (
        <div key={name}>
          <p className={styles.group}>
            <strong>{name}</strong> <span>{own.length}</span>
          </p>
          <ul className={styles.list} aria-label={name}>
            {own.map(({ listed, at }) => (
              <AlertItem key={at} app={app} listed={listed} at={at} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
