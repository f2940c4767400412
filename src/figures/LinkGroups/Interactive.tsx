import type { WidgetId } from '@site/data/dashboards/widgets';
import clsx from 'clsx';
import Choice from '../kit/controls/Choice';
import FigureBody from '../kit/shell/FigureBody';
import { findingOf } from '../kit/shell/finding';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs } from './codecs';
import { figure } from './figure';
import { choose, type Desk, followersOf, GROUPS, isList, join, type Linked, SYMBOLS } from './model';
import styles from './styles.module.css';
import { describeDesk, groupName } from './words';

type CardsProps = { name: string; desk: Desk; active: Linked; onActive: (id: WidgetId) => void };

/** A card per widget. Pick the one whose symbol you change; the cards that follow are marked. */
function Cards({ name, desk, active, onActive }: CardsProps) {
  const followers = followersOf(desk, active);
  return (
    <fieldset className={styles.cards}>
      <legend>Change the symbol in</legend>
      {desk.map((widget) => {
        const isActive = widget.id === active.id;
        const isFollower = followers.includes(widget);
        const role = isActive ? 'leads' : isFollower ? 'follows' : 'stays';
        return (
          <label
            key={widget.id}
            className={clsx(styles.card, styles[widget.group ?? 'off'], isFollower && styles.follower)}
          >
            <input
              type="radio"
              name={name}
              value={widget.id}
              checked={isActive}
              onChange={() => onActive(widget.id)}
            />
            <span className={styles.name}>{widget.name}</span>
            <span className={styles.symbol}>{isList(widget) ? `▸ ${widget.symbol}` : widget.symbol}</span>
            <span className={styles.foot}>
              <span>{groupName(widget.group ?? 'off')}</span>
              <span className={styles.role}>{role}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

const GROUP_CHOICES = [...GROUPS, 'off'] as const;

export default function Interactive() {
  const { state, change, set, reset } = useFigureState(figure.id, codecs);
  const { desk } = state;
  const active = desk.find(({ id }) => id === state.active) ?? (desk[0] as Linked);
  const followers = followersOf(desk, active);

  return (
    <FigureBody
      onReset={reset}
      finding={findingOf(describeDesk(desk, active))}
      controls={
        <>
          <Choice
            id={`${figure.id}-symbol`}
            label={`Symbol in ${active.name}`}
            value={active.symbol}
            choices={SYMBOLS}
            onChange={(symbol) => change({ desk: choose(desk, active.id, symbol) })}
          />
          <Choice
            id={`${figure.id}-group`}
            label={`Link group of ${active.name}`}
            value={active.group ?? 'off'}
            choices={GROUP_CHOICES}
            nameOf={groupName}
            onChange={(group) => change({ desk: join(desk, active.id, group === 'off' ? null : group) })}
          />
        </>
      }
      numbers={{
        label: 'Widgets, groups and symbols',
        head: ['Widget', 'Group', 'Symbol', 'If you change the chosen one'],
        rows: desk.map((widget) => [
          widget.name,
          groupName(widget.group ?? 'off'),
          widget.symbol,
          widget.id === active.id ? 'The chosen one' : followers.includes(widget) ? 'Follows' : 'Stays',
        ]),
      }}
    >
      <Cards name={`${figure.id}-active`} desk={desk} active={active} onActive={set.active} />
    </FigureBody>
  );
}
