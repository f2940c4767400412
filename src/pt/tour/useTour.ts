import { useEffect, useRef, useState } from 'react';
import type { Workspace } from '../view/screen';
import type { Deed } from './steps';
import type { Tour } from './tours';

const NONE: ReadonlySet<string> = new Set();

function readDone({ key, steps }: Tour): ReadonlySet<string> {
  try {
    const stored = (localStorage.getItem(key) ?? '').split(' ');
    return new Set(steps.map(({ id }) => id).filter((id) => stored.includes(id)));
  } catch {
    return NONE;
  }
}

function storeDone({ key }: Tour, done: ReadonlySet<string>): void {
  try {
    localStorage.setItem(key, [...done].join(' '));
  } catch {
    // A browser that keeps nothing forgets how far the reader is, and everything else works.
  }
}

/** The buttons in the text, which the server rendered: they stand outside of the island. */
const buttons = () => document.querySelectorAll<HTMLElement>('button[data-step]');

/** Marks the buttons of steps that are done, and of the one that comes next. */
function useMarks({ steps }: Tour, done: ReadonlySet<string>) {
  const current = steps.find(({ id }) => !done.has(id))?.id;
  useEffect(() => {
    for (const button of buttons()) {
      const { step: id = '' } = button.dataset;
      button.toggleAttribute('data-done', done.has(id));
      button.toggleAttribute('data-current', id === current);
    }
  }, [done, current]);
}

/** Which steps are done, by whatever was typed or clicked. */
export function useTour(app: Workspace, tour: Tour) {
  const { steps } = tour;
  const { state, answer, run, act, step, say, starts } = app;
  const [done, setDone] = useState(NONE);
  const latest = useRef(state);
  const counted = useRef(starts);
  /** What was done when the reader started over, which undo brings back. */
  const before = useRef<ReadonlySet<string>[]>([]);

  useEffect(() => setDone(readDone(tour)), [tour]);

  useEffect(() => {
    const last = counted.current;
    counted.current = starts;
    if (starts !== last) {
      // After a reload nobody knows what was done before: what is done stays.
      const next = starts > last ? NONE : (before.current.pop() ?? readDone(tour));
      if (starts > last) {
        before.current.push(readDone(tour));
      }
      setDone(next);
      storeDone(tour, next);
    }
  }, [starts, tour]);

  useEffect(() => {
    latest.current = state;
    const now = steps.filter(({ id, check }) => !done.has(id) && check(state));
    if (now.length > 0) {
      const all = new Set([...done, ...readDone(tour), ...now.map(({ id }) => id)]);
      const sentence = `Step done: ${now.map(({ done: said }) => said).join(', ')}.`;
      setDone(all);
      storeDone(tour, all);
      // One voice: the app's answer, then the step.
      say({ ...answer, sentence: `${answer.sentence} ${sentence}`.trim() });
    }
  }, [state, done, answer, say, tour, steps]);

  useMarks(tour, done);

  useEffect(() => {
    const perform = (deed: Deed) =>
      typeof deed === 'string' ? run(deed) : typeof deed === 'number' ? step(deed) : act(deed);
    const onClick = ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>('button[data-step]');
      const clicked = steps.find(({ id }) => id === button?.dataset.step);
      clicked?.does(latest.current).forEach(perform);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [run, act, step, steps]);

  return done;
}
