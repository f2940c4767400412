import controls from '../kit/controls/controls.module.css';
import { type Action, actions, obstacle, type StateId } from './model';
import styles from './styles.module.css';

type ActionButtonsProps = {
  figure: string;
  state: StateId;
  hasRoom: boolean;
  onAct: (id: Action['id']) => void;
};

/** A button that is not possible now stays reachable, so that its reason can be heard. */
export default function ActionButtons({ figure, state, hasRoom, onAct }: ActionButtonsProps) {
  return (
    <div className={styles.actions} role="group" aria-label="What happens to the alert">
      {actions.map((action) => {
        const reason = obstacle(action, state) ?? (hasRoom ? null : 'The log is full: press Reset.');
        const reasonId = `${figure}-${action.id}-reason`;
        return (
          <div key={action.id} className={styles.action}>
            <button
              type="button"
              className={controls.button}
              aria-disabled={reason !== null}
              aria-describedby={reasonId}
              onClick={() => reason === null && onAct(action.id)}
            >
              {action.label}
            </button>
            <span id={reasonId}>{reason ?? 'Possible now.'}</span>
          </div>
        );
      })}
    </div>
  );
}
