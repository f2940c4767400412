import { authorError } from '@site/src/lib/authorError';
import { useRef } from 'react';
import CopyByHand from './CopyByHand';
import styles from './styles.module.css';
import { useCopy } from './useCopy';

const SHEETS = 'M9 9h11v11H9zM5 15H4V4h11v1';
const TICK = 'm5 13 4 4L19 7';

type Props = {
  /** What lands on the clipboard, character for character. */
  readonly text: string;
  /** Says what is copied, also out of context: "Copy chain ID of Base". */
  readonly label: string;
};

/** Copies a short text. It appears once the page is alive, because a dead button is worse than none. */
export default function CopyButton({ text, label }: Props) {
  if (!text || text !== text.trim()) {
    throw authorError(
      'CopyButton',
      `label="${label}" needs a text without spaces around it: readers paste it.`,
    );
  }
  if (!label?.startsWith('Copy ')) {
    throw authorError('CopyButton', `needs a label such as "Copy chain ID of Base", but has "${label}".`);
  }
  const button = useRef<HTMLButtonElement>(null);
  const { state, copy, markCopied, dismiss } = useCopy(text);
  const backToButton = () => button.current?.focus();
  return (
    <span className={styles.copy}>
      <button ref={button} type="button" className={styles.button} aria-label={label} onClick={copy}>
        <svg
          width="16"
          height="16"
          viewBox="0 0 24 24"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={state === 'copied' ? TICK : SHEETS} />
        </svg>
      </button>
      <span role="status" className={styles.status}>
        {state === 'copied' ? 'Copied' : ''}
      </span>
      {state === 'refused' && (
        <CopyByHand
          text={text}
          label={label}
          onCopied={() => {
            backToButton();
            markCopied();
          }}
          onEscape={backToButton}
          onLeave={dismiss}
        />
      )}
    </span>
  );
}
