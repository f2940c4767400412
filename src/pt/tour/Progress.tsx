import { useState } from 'react';
import type { Workspace } from '../view/screen';
import styles from './tour.module.css';
import type { Tour } from './tours';
import { useTour } from './useTour';

/** How far the reader is. The number is there before scripts are, so nothing moves. */
export default function Progress({ app, tour }: { readonly app: Workspace; readonly tour: Tour }) {
  const { steps, end, next } = tour;
  const done = useTour(app, tour);
  const isAll = done.size === steps.length;
  // On a phone the app opens with the first thing that happens in it, unless the reader says otherwise.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const isShown = isOpen ?? app.answer.sentence !== '';
  return (
    <div className={styles.progress}>
      <strong>{`${done.size} of ${steps.length}`}</strong>
      {isAll && (
        <>
          <span>{end}</span>
          <a href={next.href}>{next.text}</a>
        </>
      )}
      <button type="button" data-opens="" aria-expanded={isShown} onClick={() => setOpen(!isShown)}>
        {isShown ? 'Hide chart' : 'Show chart'}
      </button>
      <progress aria-label="Steps done" max={steps.length} value={done.size} />
    </div>
  );
}
