import Icon from '@site/src/components/layout/Icon';
import { useEffect, useState } from 'react';
import { writeAddress } from '../state/useFigureState';
import styles from './figure.module.css';

const SHOWN_MS = 2_000;

const NAMES = {
  idle: 'Copy a link to this state',
  copied: 'Link copied',
  refused: 'The browser refused: copy the address bar instead',
} as const;

/** The figure's address with its state. */
function linkTo(element: Element): string {
  writeAddress();
  const link = new URL(window.location.href);
  link.hash = element.closest('figure')?.id ?? '';
  return link.href;
}

export default function CopyLink() {
  const [outcome, setOutcome] = useState<keyof typeof NAMES>('idle');
  useEffect(() => {
    if (outcome === 'idle') {
      return;
    }
    const timer = setTimeout(() => setOutcome('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(element: Element) {
    try {
      await navigator.clipboard.writeText(linkTo(element));
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }

  return (
    <>
      <span className={styles.outcome} role="status">
        {outcome === 'idle' ? '' : NAMES[outcome]}
      </span>
      <button
        type="button"
        className={styles.action}
        title={NAMES.idle}
        onClick={(event) => copy(event.currentTarget)}
      >
        <Icon name={outcome === 'copied' ? 'check' : 'link'} />
        <span className="pt-hidden">{NAMES.idle}</span>
      </button>
    </>
  );
}
