import { Island } from '@pt-docs/islands/client';
import { authorError } from '@site/src/lib/authorError';
import type { ReactNode } from 'react';
import { steps } from './steps';
import styles from './tour.module.css';

/** The end of a step: a button that does it. It appears once the workspace can, because a dead button is worse than none. */
export function Do({ step }: { readonly step: string }) {
  const known = steps.find(({ id }) => id === step);
  if (!known) {
    throw authorError('Do', `needs step="…", one of ${steps.map(({ id }) => id).join(', ')}.`);
  }
  return (
    <button
      type="button"
      className={styles.do}
      data-step={step}
      data-markdown-ignore=""
      aria-label={`Do it for me: ${known.done}`}
    >
      Do it for me
    </button>
  );
}

/** Steps with a workspace that stays in sight: beside them on a wide screen, below them on a phone. */
export default function Tour({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.tour} data-tour="">
      <div className={`markdown ${styles.steps}`}>{children}</div>
      <div className={styles.stand} data-markdown-ignore="">
        <Island name="tour" />
      </div>
    </div>
  );
}
