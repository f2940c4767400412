import Icon from '@site/src/components/layout/Icon';
import { authorError } from '@site/src/lib/authorError';
import styles from './styles.module.css';

type Props = {
  /** What lands on the clipboard, character for character. Without it, the code block that the button stands in. */
  readonly text?: string;
  /** Says what is copied, also out of context: "Copy chain ID of Base". */
  readonly label: string;
};

/**
 * Copies a short text (src/head/copy.ts). It appears once scripts run, because a dead button is worse than
 * none.
 */
export default function CopyButton({ text, label }: Props) {
  if (text === '' || text !== text?.trim()) {
    throw authorError(
      'CopyButton',
      `label="${label}" needs a text without spaces around it: readers paste it.`,
    );
  }
  if (!label?.startsWith('Copy ')) {
    throw authorError('CopyButton', `needs a label such as "Copy chain ID of Base", but has "${label}".`);
  }
  return (
    <span className={`pt-screen ${styles.copy}`}>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        data-head-action="copy"
        data-copy={text ?? ''}
      >
        <Icon name="copy" />
      </button>
      <span role="status" className="pt-said" />
    </span>
  );
}
