import { useMemo, useState } from 'react';
import { act } from '../model/act';
import { redoLabel, undoLabel } from '../model/outcome';
import { type play, step } from '../model/play';
import { run } from '../model/run';
import { timeText } from '../model/select';
import { isBuilt, startOver, startsIn } from '../model/startOver';
import { withStored } from '../model/stateFrom';
import type { Gesture, Place, Result, State } from '../model/types';
import { carryOut } from './carryOut';
import type { Items } from './device';
import { type Answer, FIRST_SCREEN, type Screen, stateAfter, type Workspace } from './screen';
import { useArrivals } from './useArrivals';
import { type Display, QUIET, useDisplay } from './useDisplay';
import { usePlay } from './usePlay';

type Start = {
  readonly place?: Place | undefined;
  readonly lines: readonly string[];
  readonly screen?: Partial<Screen> | undefined;
  readonly apart?: string | undefined;
  readonly tour?: string | undefined;
};

/** Shows the result of a line, a gesture or a new start, and does what it asks of the page. True unless it was refused. */
type ShowResult = (result: Result, from: Pick<Answer, 'line' | 'gesture'>) => boolean;

function makeShowResult(
  display: Display,
  isApart: boolean,
  receive: (items: Items) => void,
  onStarts: (more: number) => void,
): ShowResult {
  return ({ state: next, sentence, ok, position, isStep, effect }, from) => {
    const before = display.latest();
    // Whoever changes the place wants to see it: a section in front of it goes, and so does a menu.
    if (next.place !== before.place || next[before.place] !== before[before.place]) {
      display.change({ section: null, menu: null });
    }
    // A drawing tool needs the chart.
    if (next.open?.kind === 'draw') {
      display.change({ isTabInFront: false });
    }
    onStarts(startsIn(next) - startsIn(before));
    display.show(next, {
      sentence,
      ok,
      ...from,
      ...(position !== undefined && { position }),
      ...(isStep && { isStep }),
    });
    if (effect) {
      carryOut(effect, next, isApart, receive).then(
        (problem) => problem && display.say({ sentence: problem, ok: false }),
        () => display.say({ sentence: 'That didn’t work in this browser.', ok: false }),
      );
    }
    return ok;
  };
}

/** Shows what time brought. Who hears the page is told of alerts and of the end, not of every minute. */
function makeShowPlayed({ latest, show }: Display, stop: () => void) {
  return (
    { state: next, sentence, fired, traded = [] }: ReturnType<typeof play>,
    isRead = true,
    isQuiet = true,
  ): void => {
    const hasEvents = fired.length + traded.length > 0;
    const isOver = next === latest() || next.returnTo !== latest().returnTo;
    if (isOver) {
      stop();
    }
    show(
      next,
      isOver || hasEvents || !isQuiet ? { sentence, ok: true } : undefined,
      isRead || isOver || hasEvents,
    );
  };
}

/** Everything that can happen to a workspace. None of it changes while the workspace is there. */
function makeActions(
  display: Display,
  first: State,
  firstScreen: Screen,
  isApart: boolean,
  onSpeed: (speed: number) => void,
  onStarts: (more: number) => void,
) {
  const { latest, show, say, change, onClock } = display;
  /** What another tab or another app of the page saved is saved here too. */
  const receive = (items: Items) => show(withStored(latest(), items).state);
  const showResult = makeShowResult(display, isApart, receive, onStarts);
  const showPlayed = makeShowPlayed(display, () => onSpeed(0));
  const actions = {
    run: (line: string) => showResult(run(latest(), line), { line }),
    act: (gesture: Gesture) => void showResult(act(latest(), gesture), { gesture: gesture.kind }),
    show(changed: Partial<Screen>) {
      change(changed);
      // Another view: what was said is about the one before.
      if (changed.section !== undefined || changed.tab !== undefined) {
        say(QUIET);
      }
    },
    say,
    onClock,
    setSpeed(speed: number) {
      onSpeed(speed);
      const paused = `Paused at ${timeText(latest().clock)} UTC.`;
      show(latest(), speed === 0 ? { sentence: paused, ok: true } : undefined);
    },
    step: (bars: number) => showPlayed(step(latest(), bars), true, false),
    reset: () =>
      isBuilt(latest(), first)
        ? change({ menu: 'start-over' })
        : say({ sentence: 'Everything is as it was at first already.', ok: true }),
    startOver() {
      onSpeed(0);
      showResult(startOver(latest(), first), {});
      change(firstScreen);
    },
  };
  return { receive, showPlayed, actions };
}

/** The state of a workspace, and everything that can happen to it: lines, gestures, time and addresses. */
export function useWorkspace(start: Start): Workspace {
  const [first] = useState(() => stateAfter(start.lines, start.place));
  const [firstScreen] = useState<Screen>(() => ({ ...FIRST_SCREEN, ...start.screen }));
  const { state, screen, answer, display } = useDisplay(first, firstScreen);
  const [speed, setSpeed] = useState(0);
  const [starts, setStarts] = useState(0);
  const [{ receive, showPlayed, actions }] = useState(() =>
    makeActions(display, first, firstScreen, start.apart !== undefined, setSpeed, (more) =>
      setStarts((before) => before + more),
    ),
  );
  usePlay(display.latest, speed, showPlayed);
  useArrivals(start, first, display, receive, state, speed > 0);
  return useMemo(
    () => ({
      ...actions,
      state,
      screen,
      answer,
      isStill: false,
      speed,
      undoLabel: undoLabel(state),
      redoLabel: redoLabel(state),
      starts,
    }),
    [actions, state, screen, answer, speed, starts],
  );
}
