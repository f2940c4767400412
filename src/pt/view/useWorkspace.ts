import { onAddressChange } from '@pt-docs/islands/client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { act } from '../model/act';
import { arrive, redoLabel, undoLabel } from '../model/outcome';
import { type play, step as stepBars } from '../model/play';
import { run } from '../model/run';
import { timeText } from '../model/select';
import { stateFrom, withKept } from '../model/stateFrom';
import type { Gesture, Place, Result, State } from '../model/types';
import { isAsAtFirst, keepBuilt, readBuilt, type Where } from './built';
import { carryOut } from './carryOut';
import { type Items, onItems, readItems } from './device';
import { type Answer, FIRST_SCREEN, type Screen, stateAfter, type Workspace } from './screen';
import { usePlay } from './usePlay';

const QUIET: Answer = { sentence: '', ok: true };
const QUIET_MS = 300;
const START_OVER = 'start over';

const addressInBar = () => new URLSearchParams(window.location.search).get('w');
const startsIn = ({ past }: State) => past.filter(({ label }) => label === START_OVER).length;

type Start = {
  readonly place?: Place | undefined;
  readonly lines: readonly string[];
  readonly screen?: Partial<Screen> | undefined;
  /** The name of an app that isn't the page's own, such as the dock or a picture: it has no address. */
  readonly apart?: string | undefined;
  /** Under which key a tour keeps its ticks: what is built stays with them. */
  readonly tour?: string | undefined;
};

/** Takes the address of the page, now and whenever it changes, unless it's the one that was taken last. */
function followAddress(first: string | null, take: (address: string) => void): () => void {
  let taken = first;
  const follow = () => {
    const asked = addressInBar();
    if (asked !== null && asked !== taken) {
      taken = asked;
      take(asked);
    }
  };
  // To the router a link to the address that is open is nothing new, but who presses it wants its lines again.
  const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.href === window.location.href && !ctrlKey && !metaKey && !shiftKey) {
      taken = null;
      follow();
    }
  };
  follow();
  document.addEventListener('click', onClick);
  const stop = onAddressChange(follow);
  return () => {
    document.removeEventListener('click', onClick);
    stop();
  };
}

/** What was built, from the tab or the device, and the address when that asks for something else. */
function useArrivals(
  { apart, tour }: Pick<Start, 'apart' | 'tour'>,
  first: State,
  latest: { current: State },
  show: (next: State, said: Answer) => void,
  onScreen: (changed: Partial<Screen>) => void,
  hear: (items: Items) => void,
) {
  /** The page and its address, which change before the app goes. */
  const where = useRef<Where>({ key: '', address: null, isOnDevice: false });

  // After hydration: what this device keeps, what was built, then what the address says.
  useEffect(() => {
    const address = apart ? null : addressInBar();
    const key = `pt-tab ${apart ?? tour ?? window.location.pathname}`;
    where.current = { key, address, isOnDevice: tour !== undefined };
    const device = readItems(latest.current);
    const { state: built, isLeftHere } = readBuilt(where.current, device.state);
    const isBack = isLeftHere && !isAsAtFirst(built, first);
    show(
      built,
      device.sentence
        ? { sentence: device.sentence, ok: false }
        : isBack
          ? { sentence: 'This is what you had. Start over brings back the beginning.', ok: true }
          : QUIET,
    );
    const stopItems = onItems(hear);
    if (apart) {
      return stopItems;
    }
    const stopAddress = followAddress(isLeftHere ? address : null, (asked) => {
      const read = stateFrom(asked, latest.current);
      const said = typeof read === 'string' ? { sentence: read, ok: false } : read.log.at(-1);
      const next = typeof read === 'string' ? latest.current : read;
      if (next !== latest.current && next.practice.length > 0) {
        onScreen({ tab: 'Trade' });
      }
      show(next, { sentence: said?.sentence ?? '', ok: said?.ok ?? true });
    });
    return () => {
      stopAddress();
      stopItems();
    };
  }, [apart, tour, first, latest, show, onScreen, hear]);

  useEffect(() => {
    const leave = () => keepBuilt(where.current, latest.current, first);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [first, latest]);

  /** Writes what is built, once the page is at rest. */
  return useCallback(
    (state: State) => {
      where.current = { ...where.current, address: apart ? null : addressInBar() };
      keepBuilt(where.current, state, first);
    },
    [apart, first],
  );
}

/** The state of a workspace, and everything that can happen to it: lines, gestures, time and addresses. */
export function useWorkspace(start: Start): Workspace {
  const { apart, tour } = start;
  const [first] = useState(() => stateAfter(start.lines, start.place));
  const [firstScreen] = useState<Screen>(() => ({ ...FIRST_SCREEN, ...start.screen }));
  const [state, setState] = useState(first);
  const [answer, setAnswer] = useState(QUIET);
  const [speed, setSpeed] = useState(0);
  const [screen, setScreen] = useState(firstScreen);
  const [starts, setStarts] = useState(0);
  // Handlers stay the same while time passes sixty times a second, so what they're given isn't rendered again.
  const latest = useRef(state);
  const followers = useRef(new Set<(clock: number) => void>());
  const onClock = useCallback((follow: (clock: number) => void) => {
    followers.current.add(follow);
    return () => void followers.current.delete(follow);
  }, []);

  const tell = useCallback((clock: number) => {
    for (const follow of followers.current) {
      follow(clock);
    }
  }, []);
  const show = useCallback(
    (next: State, said: Answer) => {
      latest.current = next;
      setState(next);
      setAnswer(said);
      tell(next.clock);
    },
    [tell],
  );
  const change = useCallback(
    (changed: Partial<Screen>) => setScreen((before) => ({ ...before, ...changed })),
    [],
  );
  /** What another tab or another app of the page saved is saved here too. */
  const hear = useCallback((items: Items) => {
    latest.current = withKept(latest.current, items).state;
    setState(latest.current);
  }, []);

  const take = useCallback(
    (
      { state: next, sentence, ok, position, isStep, effect }: Result,
      from: Pick<Answer, 'line' | 'gesture'>,
    ) => {
      const { place, [place]: shown } = latest.current;
      // Whoever changes the place wants to see it: a section in front of it goes, and so does a menu.
      if (next.place !== place || next[place] !== shown) {
        change({ section: null, menu: null });
      }
      // A drawing tool needs the chart.
      if (next.open?.kind === 'draw') {
        change({ isTabInFront: false });
      }
      const started = startsIn(next) - startsIn(latest.current);
      setStarts((before) => before + started);
      show(next, {
        sentence,
        ok,
        ...from,
        ...(position !== undefined && { position }),
        ...(isStep && { isStep }),
      });
      if (effect) {
        carryOut(effect, next, apart !== undefined, hear).then(
          (problem) => problem && setAnswer({ sentence: problem, ok: false }),
          () => setAnswer({ sentence: 'That didn’t work in this browser.', ok: false }),
        );
      }
      return ok;
    },
    [show, change, hear, apart],
  );
  const runLine = useCallback((line: string) => take(run(latest.current, line), { line }), [take]);
  const doGesture = useCallback(
    (gesture: Gesture) => void take(act(latest.current, gesture), { gesture: gesture.kind }),
    [take],
  );

  /** Shows what time brought. Who hears the page is told of alerts and of the end, not of every minute. */
  const pass = useCallback(
    (
      { state: next, sentence, fired, traded = [] }: ReturnType<typeof play>,
      isRead = true,
      isQuiet = true,
    ) => {
      const rings = fired.length + traded.length > 0;
      const isOver = next === latest.current || next.returnTo !== latest.current.returnTo;
      if (isOver) {
        setSpeed(0);
      }
      latest.current = next;
      tell(next.clock);
      if (isRead || isOver || rings) {
        setState(next);
      }
      if (isOver || rings || !isQuiet) {
        setAnswer({ sentence, ok: true, ...(rings && { rings: true as const }) });
      }
    },
    [tell],
  );
  const step = useCallback((bars: number) => pass(stepBars(latest.current, bars), true, false), [pass]);
  usePlay(latest, speed, pass);
  const changeSpeed = useCallback((to: number) => {
    setSpeed(to);
    setState(latest.current);
    if (to === 0) {
      setAnswer({ sentence: `Paused at ${timeText(latest.current.clock)} UTC.`, ok: true });
    }
  }, []);

  /** Asks before it starts over, unless there is nothing to lose. */
  const reset = useCallback(() => {
    const isBuilt = arrive(latest.current, first, START_OVER).past !== latest.current.past;
    if (isBuilt) {
      change({ menu: 'start-over' });
    } else {
      setAnswer({ sentence: 'Everything is as it was at first already.', ok: true });
    }
  }, [first, change]);
  const startOver = useCallback(() => {
    setSpeed(0);
    setScreen(firstScreen);
    setStarts((before) => before + 1);
    show(arrive(latest.current, first, START_OVER), {
      sentence: 'Everything is as it was at first. Undo brings back what you had.',
      ok: true,
      isStep: true,
    });
  }, [first, firstScreen, show]);

  const keep = useArrivals({ apart, tour }, first, latest, show, change, hear);
  // While time runs there's no quiet moment to write in, but there's one when the page is left.
  useEffect(() => {
    if (speed === 0) {
      const timer = setTimeout(() => keep(state), QUIET_MS);
      return () => clearTimeout(timer);
    }
  }, [state, speed, keep]);

  return useMemo(
    () => ({
      state,
      screen,
      answer,
      isStill: false,
      run: runLine,
      act: doGesture,
      show: change,
      say: setAnswer,
      onClock,
      speed,
      setSpeed: changeSpeed,
      step,
      undoLabel: undoLabel(state),
      redoLabel: redoLabel(state),
      reset,
      startOver,
      starts,
    }),
    [
      state,
      screen,
      answer,
      runLine,
      doGesture,
      change,
      onClock,
      speed,
      changeSpeed,
      step,
      reset,
      startOver,
      starts,
    ],
  );
}
