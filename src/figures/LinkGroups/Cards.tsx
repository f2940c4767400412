import type { WidgetId } from '@site/data/dashboards/widgets';
import clsx from 'clsx';
import { type Desk, followersOf, isList, type Linked } from './model';
import styles from './styles.module.css';
import { groupName } from './words';

type CardsProps = { name: string; desk: Desk; active: Linked; onActive: (id: WidgetId) => void };

/** A card per widget. Pick the one whose symbol you change; the cards that follow are marked. */
export default function Cards({ name, desk, active, onActive }: CardsProps) {
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
