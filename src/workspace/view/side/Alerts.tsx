import { alertStates } from '@site/data/alerts/states';
import Icon from '@site/src/components/layout/Icon';
import controls from '@site/src/figures/kit/controls/controls.module.css';
import { counted } from '@site/src/lib/text/format';
import { triggerName } from '../../model/everywhere';
import { activePane } from '../../model/outcome';
import { alertsOf, priceOf, priceText, timeText, valueText } from '../../model/select';
import type { Gesture, State } from '../../model/types';
import type { Desk } from '../desk';
import styles from './side.module.css';

type Listed = ReturnType<typeof alertsOf>[number];
type Change = Extract<Gesture, { kind: 'alert' }>['to'];

/** What can be done to an alert in each tab, beside deleting it. */
const WAYS: Readonly<Record<Listed['status'], { to: Change; name: string } | null>> = {
  active: { to: 'pause', name: 'Pause' },
  paused: { to: 'resume', name: 'Resume' },
  triggered: { to: 'rearm', name: 'Re-arm' },
  expired: null,
};

/** A round level above the price, near enough to be reached in a few bars. */
function levelAbove(state: State): number {
  const price = priceOf(state, activePane(state.workbench).symbol);
  const step = 10 ** (Math.floor(Math.log10(price)) - 2);
  return Math.ceil((price * 1.002) / step) * step;
}

/** How often alerts fired. It rings when one more did. */
function Bell({ state }: { readonly state: State }) {
  const fired = alertsOf(state).reduce((sum, alert) => sum + alert.fired.length, 0);
  return (
    <span className={styles.bell} role="img" aria-label={`Bell: ${counted(fired, 'message')}`}>
      <span key={fired} data-rings={fired > 0 || undefined}>
        <Icon name="alerts" />
      </span>
      {fired > 0 && <span aria-hidden="true">{fired}</span>}
    </span>
  );
}

function Row({ desk, listed, at }: { readonly desk: Desk; readonly listed: Listed; readonly at: number }) {
  const { alert, title, fired, status } = listed;
  const last = fired.at(-1);
  const value =
    last &&
    (alert.condition.series === 'price' ? priceText(alert.symbol, last.value) : valueText(last.value));
  const name = `${alert.symbol} ${title}`;
  const ways = [WAYS[status], { to: 'delete' as const, name: 'Delete' }].filter((way) => way !== null);
  return (
    <li className={styles.alert}>
      <p>
        <span>{alert.symbol}</span> <code>{title}</code>
      </p>
      <p>{`${alert.timeframe}, ${triggerName(alert.trigger).toLowerCase()}`}</p>
      {last && <p data-fired="">{`Fired ${fired.length}×, last ${timeText(last.time)} UTC at ${value}`}</p>}
      <div className={controls.buttons}>
        {ways.map((way) => (
          <button
            key={way.to}
            type="button"
            className={controls.button}
            aria-label={`${way.name}: ${name}`}
            onClick={() => desk.act({ kind: 'alert', at, to: way.to })}
          >
            {way.name}
          </button>
        ))}
      </div>
    </li>
  );
}

/** The alerts by their tabs of the app's panel, one below the other, so that none is hidden. */
export default function Alerts({ desk }: { readonly desk: Desk }) {
  const alerts = alertsOf(desk.state).map((listed, at) => ({ listed, at }));
  const groups = alertStates
    .map(({ id, name }) => ({ name, own: alerts.filter(({ listed }) => listed.status === id) }))
    .filter(({ own }) => own.length > 0);
  return (
    <section className={styles.panel} aria-label="Alerts">
      <div className={styles.head}>
        <Bell state={desk.state} />
        <div className={controls.buttons}>
          <button
            type="button"
            className={controls.button}
            onClick={() => desk.run(`alert price crosses ${levelAbove(desk.state)}`)}
          >
            New alert
          </button>
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
              <Row key={at} desk={desk} listed={listed} at={at} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
