import type { Completion } from './completion';
import styles from './styles.module.css';

type CompletionsProps = {
  id: string;
  completions: readonly Completion[];
  isOpen: boolean;
  /** Which one the arrow keys stand on; −1 for none. */
  active: number;
  onTake: (line: string) => void;
};

/** The list of the combobox. The focus stays in the field: keys choose there, the pointer takes one here. */
export default function Completions({ id, completions, isOpen, active, onTake }: CompletionsProps) {
  if (!isOpen) {
    return (
      <p id={id} className={styles.completions}>
        {completions.length === 0 ? 'No completions here.' : 'The list is closed: ↓ opens it.'}
      </p>
    );
  }
  return (
    <div id={id} className={styles.completions} role="listbox" aria-label="Completions">
      {completions.map(({ line, word }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of its list
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
        <div
          key={word}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // Before the click: the field would lose the focus and, on a phone, its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(line)}
        >
          {word}
        </div>
      ))}
    </div>
  );
}
