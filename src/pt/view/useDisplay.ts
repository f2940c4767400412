import { useState } from 'react';
import type { State } from '../model/types';
import type { Answer, Screen, Workspace } from './screen';

export const QUIET: Answer = { sentence: '', ok: true };

/** Shows a workspace. It stays the same while time passes sixty times a second, so what it's given to isn't rendered again. */
export type Display = Pick<Workspace, 'say' | 'onClock'> & {
  /** The newest state, which may not be rendered yet. */
  readonly latest: () => State;
  /** Shows a state and says something about it. Unless it's read, only what follows the clock shows it, until the next one. */
  readonly show: (next: State, said?: Answer, isRead?: boolean) => void;
  /** Changes what is on the screen beside the state. */
  readonly change: (changed: Partial<Screen>) => void;
};

/** A state, the screen around it and what was said last, and what shows others. */
export function useDisplay(first: State, firstScreen: Screen) {
  const [state, setState] = useState(first);
  const [screen, setScreen] = useState(firstScreen);
  const [answer, setAnswer] = useState(QUIET);
  const [display] = useState((): Display => {
    let latest = first;
    const followers = new Set<(clock: number) => void>();
    return {
      latest: () => latest,
      show(next, said, isRead = true) {
        latest = next;
        for (const follow of followers) {
          follow(next.clock);
        }
        if (isRead) {
          setState(next);
        }
        if (said) {
          setAnswer(said);
        }
      },
      say: setAnswer,
      change: (changed) => setScreen((before) => ({ ...before, ...changed })),
      onClock(follow) {
        followers.add(follow);
        return () => void followers.delete(follow);
      },
    };
  });
  return { state, screen, answer, display };
}
