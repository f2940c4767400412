import { useCallback, useEffect, useState } from 'react';
import type { Desk } from '../view/desk';
import { type Deed, steps } from './steps';

const KEY = 'pt-tour';
const NONE: ReadonlySet<string> = new Set();

function keptOnDevice(): ReadonlySet<string> {
  try {
    const kept = (localStorage.getItem(KEY) ?? '').split(' ');
    return new Set(steps.map(({ id }) => id).filter((id) => kept.includes(id)));
  } catch {
    return NONE;
  }
}

function keepOnDevice(done: ReadonlySet<string>): void {
  try {
    localStorage.setItem(KEY, [...done].join(' '));
  } catch {
    // A browser that keeps nothing forgets how far the reader is, and everything else works.
  }
}

/** The buttons in the text, which the server rendered: they stand outside of the island. */
const buttons = () => document.querySelectorAll<HTMLElement>('button[data-step]');

/** Which steps are done, by whatever was typed or clicked, and what was said about the last one. */
export function useTour(desk: Desk) {
  const { state, run, act, step } = desk;
  const [done, setDone] = useState(NONE);
  const [said, setSaid] = useState('');

  useEffect(() => setDone(keptOnDevice()), []);

  useEffect(() => {
    const now = steps.filter(({ id, check }) => !done.has(id) && check(state));
    if (now.length > 0) {
      const all = new Set([...done, ...keptOnDevice(), ...now.map(({ id }) => id)]);
      setDone(all);
      keepOnDevice(all);
      setSaid(`Step done: ${now.map((known) => known.done).join(', ')}.`);
    }
  }, [state, done]);

  useEffect(() => {
    for (const button of buttons()) {
      const known = steps.find(({ id }) => id === button.dataset.step);
      const isDone = known !== undefined && done.has(known.id);
      button.toggleAttribute('data-done', isDone);
      button.textContent = isDone ? 'Do it again' : 'Do it for me';
      button.setAttribute('aria-label', `${button.textContent}: ${known?.done}`);
    }
  }, [done]);

  useEffect(() => {
    const perform = (deed: Deed) =>
      typeof deed === 'string' ? run(deed) : typeof deed === 'number' ? step(deed) : act(deed);
    const onClick = ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>('button[data-step]');
      const asked = steps.find(({ id }) => id === button?.dataset.step);
      asked?.does(state).forEach(perform);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [state, run, act, step]);

  const forget = useCallback(() => {
    setDone(NONE);
    keepOnDevice(NONE);
    setSaid('');
  }, []);

  return { done, said, forget };
}
