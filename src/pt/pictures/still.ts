import { act } from '../model/act';
import { run } from '../model/run';
import { startOf } from '../model/start';
import type { State } from '../model/types';
import { type Desk, stillDesk } from '../view/desk';
import type { PictureState } from './states';

/** The app after the lines of a picture, for its views. A line that doesn't run stops the build. */
export function stillOf({ place, lines = [], screen }: PictureState, file = ''): Desk {
  const state = lines.reduce<State>((before, line, index) => {
    const { state: next, ok, sentence } = run(before, line);
    if (!ok) {
      throw new Error(
        `src/pt/pictures/${file}: a picture’s line ${index + 1} doesn’t run. "${line}" is answered: ${sentence}`,
      );
    }
    return next.open?.kind === 'alert'
      ? act(next, { kind: 'create', trigger: 'once-per-bar-close' }).state
      : next;
  }, startOf(place));
  return stillDesk(state, screen);
}
