import { authorError } from '@site/src/lib/authorError';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  /** Says what is inside. */
  readonly summary: string;
  readonly children: ReactNode;
};

/** A disclosure around a `summary` element. */
export function Fold({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      {summary}
      <div className={styles.body}>{children}</div>
    </details>
  );
}

/**
 * The small print: a derivation, a worked example, a long list. Plain `details`, which needs no script; search, print and
 * the Markdown copy read what is inside.
 */
export default function Disclosure({ summary, children }: Props) {
  if (!summary) {
    throw authorError(
      'Disclosure',
      'needs summary="…": say what is inside, for example "How it’s calculated".',
    );
  }
  return <Fold summary={<summary>{summary}</summary>}>{children}</Fold>;
}
