import { useState } from 'react';
import type { Desk } from '../view/desk';
import Workspace from '../view/Workspace';
import { steps, tourStart } from './steps';
import styles from './tour.module.css';
import { useTour } from './useTour';

/** How far the reader is. The number is there before scripts are, so nothing moves. */
function Progress({ desk }: { readonly desk: Desk }) {
  const { done, said, forget } = useTour(desk);
  const isAll = done.size === steps.length;
  // On a phone the workspace opens with the first thing that happens in it, unless the reader says otherwise.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const isShown = isOpen ?? desk.answer.sentence !== '';
  const startOver = () => {
    desk.reset();
    forget();
  };
  return (
    <div className={styles.progress}>
      <strong>{`${done.size} of ${steps.length}`}</strong>
      <span role="status">{said}</span>
      {isAll && <a href="#sign-up">Now in the app</a>}
      {done.size > 0 && (
        <button type="button" onClick={startOver}>
          Start over
        </button>
      )}
      <button type="button" data-opens="" aria-expanded={isShown} onClick={() => setOpen(!isShown)}>
        Workspace
      </button>
      <progress aria-label="Steps done" max={steps.length} value={done.size} />
    </div>
  );
}

/** The workspace of the tour, which ticks the steps in the text beside it. */
export default function Playing() {
  return (
    <Workspace lines={tourStart} layout="tour">
      {(desk) => <Progress desk={desk} />}
    </Workspace>
  );
}
