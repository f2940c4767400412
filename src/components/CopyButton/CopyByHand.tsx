import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly text: string;
  readonly label: string;
  readonly onCopied: () => void;
  readonly onEscape: () => void;
  readonly onLeave: () => void;
};

/** The browser refused the clipboard: the text stands selected and the reader copies it. */
export default function CopyByHand({ text, label, onCopied, onEscape, onLeave }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const hint = useId();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      onEscape();
    }
  };
  return (
    <span className={styles.byHand}>
      <input
        ref={field}
        className={styles.field}
        value={text}
        readOnly
        aria-label={label}
        aria-describedby={hint}
        // The browser reads the selection after its handlers: the field must outlive this one.
        onCopy={() => setTimeout(onCopied)}
        onBlur={onLeave}
        onKeyDown={leaveOnEscape}
      />
      <span id={hint} className={styles.hint}>
        Press Ctrl/Cmd + C to copy
      </span>
    </span>
  );
}
