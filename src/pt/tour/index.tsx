import { Island } from '@pt-docs/islands/client';
import { authorError } from '@site/src/lib/authorError';
import type { ReactNode } from 'react';
import styles from './tour.module.css';
import { type TourId, tours } from './tours';

const steps = Object.values(tours).flatMap((tour) => tour.steps);
const first = Object.values(tours).map((tour) => tour.steps[0]);

/** The end of a step: a button that does it. It stands at the step that comes next, once the workspace can do it. */
export function Do({ step }: { readonly step: string }) {
  const found = steps.find(({ id }) => id === step);
  if (!found) {
    throw authorError('Do', `needs step="…", one of ${steps.map(({ id }) => id).join(', ')}.`);
  }
  return (
    <button
      type="button"
      className={styles.do}
      data-step={step}
      data-current={first.includes(found) ? '' : undefined}
      data-markdown-ignore=""
      aria-label={`Do it for me: ${found.done}`}
    >
      Do it for me
    </button>
  );
}

type TourProps = {
  /** Getting started, unless it's the practice on Practise trading. */
  readonly of?: TourId;
  readonly children: ReactNode;
};

/**
 * Steps with a workspace. That of Getting started stays in sight: beside them on a wide screen, below them on a phone. Another
 * stands below its few steps.
 */
export default function Tour({ of = 'start', children }: TourProps) {
  const isWhole = of === 'start';
  return (
    <div className={isWhole ? styles.tour : undefined} data-tour={of}>
      <div className={`markdown ${styles.steps}`}>{children}</div>
      <div className={isWhole ? styles.stand : styles.below} data-markdown-ignore="">
        <Island
          name="workspace"
          values={isWhole ? { layout: 'tour' } : { tour: of, screen: { tab: 'Trade', isTabInFront: true } }}
        />
      </div>
    </div>
  );
}
