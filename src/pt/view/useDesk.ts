import { onAddressChange } from '@pt-docs/islands/client';
import { LONGEST_NAME } from '@site/src/lib/commands/commandValues';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { minutesOf } from '../markets/bars';
import { act } from '../model/act';
import { addressOf, linesOf, PREFIX } from '../model/lines';
import { activePane } from '../model/outcome';
import { play, step as stepBars } from '../model/play';
import { run } from '../model/run';
import { timeText } from '../model/select';
import { namedLines, stateFrom, type Unread, withKept } from '../model/stateFrom';
import type { Effect, Gesture, Place, Result, State } from '../model/types';
import { type Answer, type Desk, FIRST_SCREEN, type Screen, stateAfter } from './desk';

const QUIET: Answer = { sentence: '', ok: true };

const NOT_KEPT = 'This browser keeps nothing for this site, so it’s saved until you leave the page.';
const NO_ADDRESS = 'A picture has no address. On the home page, share copies one.';
const TOO_LARGE = 'There’s too much on the screen for an address. Take something away and share again.';

function download(file: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = file;
  link.click();
  // Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Copies the address of a state and puts it into the address bar. */
async function share(state: State): Promise<string | undefined> {
  const address = addressOf(state);
  if (address === null) {
    return TOO_LARGE;
  }
  const url = new URL(window.location.href);
  url.searchParams.set('w', address);
  window.history.replaceState(window.history.state, '', url);
  try {
    await navigator.clipboard.writeText(url.href);
    return undefined;
  } catch {
    return 'This browser doesn’t let the page copy. The address is in its address bar.';
  }
}

/** Does what a line asked of the page, beside changing the state. Returns a sentence if it couldn't. */
async function carryOut(effect: Effect, state: State): Promise<string | undefined> {
  switch (effect.kind) {
    case 'download':
      download(effect.file, effect.text);
      return undefined;
    case 'share':
      return share(state);
    case 'keep':
      try {
        for (const [key, text] of effect.items) {
          if (text === null) {
            localStorage.removeItem(key);
          } else {
            localStorage.setItem(key, text);
          }
        }
        return undefined;
      } catch {
        return NOT_KEPT;
      }
    case 'theme':
      if (document.documentElement.dataset.theme !== effect.theme) {
        document.querySelector<HTMLElement>('[data-head-action="theme"]')?.click();
      }
      return undefined;
  }
}

/** The state with what this device keeps, and a sentence about what can't be read of it: its text is kept apart, once. */
function keptOnDevice(state: State): { readonly state: State; readonly sentence: string } {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    const items = keys.map((key) => [key, localStorage.getItem(key)] as const);
    const { state: next, unread } = withKept(state, items);
    const fresh = unread.filter((item) => !item.key.endsWith(ASIDE) && !keys.includes(asideOf(item)));
    for (const item of fresh) {
      localStorage.setItem(asideOf(item), localStorage.getItem(item.key) ?? '');
    }
    return { state: next, sentence: fresh.map(unreadText).join(' ') };
  } catch {
    return { state, sentence: '' };
  }
}

/** Under this name the whole text can be opened again, whatever is saved under its own. */
const ASIDE = ' (set aside)';
const asideOf = ({ key, name }: Unread) =>
  `${key.slice(0, -name.length)}${name.slice(0, LONGEST_NAME - ASIDE.length)}${ASIDE}`;
const unreadText = ({ name, lines }: Unread) =>
  lines.length > 0
    ? `"${name}" is here without what can’t be read, ${namedLines(lines)}. The whole of it is kept as "${name}${ASIDE}".`
    : `What was saved as "${name}" can’t be read. It’s kept as "${name}${ASIDE}", and everything else is there.`;

/** A tab that was asleep doesn't catch up. */
const LONGEST_FRAME_MS = 250;
const QUIET_MS = 300;

const addressInBar = () => new URLSearchParams(window.location.search).get('w');
const textOf = (state: State) => linesOf(state).join('\n');
/** Another address than the one it was built from asks for something else. */
type Where = { readonly key: string; readonly address: string | null };
const currentPage = (): Where => ({ key: `pt-tab ${window.location.pathname}`, address: addressInBar() });

/** What is built and not saved stays in this tab while the reader follows a link and comes back, and so do typed lines. */
function keepInTab({ key, address }: Where, state: State, first: State): void {
  const built = textOf(state) === textOf(first) ? '' : textOf(state);
  const typed = state.log.filter(({ line, ok }) => line && ok).map(({ line }) => line);
  try {
    if (built || typed.length > 0) {
      sessionStorage.setItem(key, JSON.stringify([address, built, typed]));
    } else {
      sessionStorage.removeItem(key);
    }
  } catch {
    // A browser that keeps nothing begins anew each time.
  }
}

function keptInTab({ key, address }: Where): { readonly built: string; readonly log: State['log'] } {
  try {
    const [from, built, typed] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    const log = Array.from(typed, (line) => ({ line: String(line), sentence: '', ok: true }));
    return { built: from === address ? String(built) : '', log };
  } catch {
    return { built: '', log: [] };
  }
}

type Start = {
  readonly place?: Place | undefined;
  readonly lines: readonly string[];
  readonly screen?: Partial<Screen> | undefined;
  /** A picture that came to life, or the dock: it has no address, and keeps nothing on the device. */
  readonly isApart?: boolean;
};

/** The state of a workspace, and everything that can happen to it: lines, gestures, time and addresses. */
export function useDesk(start: Start): Desk {
  const [first] = useState(() => stateAfter(start.lines, start.place));
  const [state, setState] = useState(first);
  const [answer, setAnswer] = useState(QUIET);
  const [speed, setSpeed] = useState(0);
  const [screen, setScreen] = useState({ ...FIRST_SCREEN, ...start.screen });
  const { isApart = false } = start;
  // Handlers stay the same while time passes sixty times a second, so what they're given isn't rendered again.
  const latest = useRef(state);
  /** What was there before the reader started over, and what that made of it. */
  const before = useRef<{ readonly state: State; readonly after: State } | null>(null);
  const [round, setRound] = useState(0);
  /** The page and its address, which change before the app goes. */
  const where = useRef<Where>({ key: '', address: null });

  const show = useCallback((next: State, said: Answer) => {
    latest.current = next;
    setState(next);
    setAnswer(said);
  }, []);

  const take = useCallback(
    ({ state: next, sentence, ok, position, effect }: Result, line?: string) => {
      const { place, [place]: shown } = latest.current;
      // Whoever changes the place wants to see it: a section in front of it goes, and so does a menu.
      if (next.place !== place || next[place] !== shown) {
        setScreen((before) => ({ ...before, section: null, menu: null }));
      }
      // A drawing tool needs the chart.
      if (next.open?.kind === 'draw') {
        setScreen((before) => ({ ...before, isTabInFront: false }));
      }
      show(next, { sentence, ok, ...(line && { line }), ...(position !== undefined && { position }) });
      if (isApart && effect?.kind === 'share') {
        setAnswer({ sentence: NO_ADDRESS, ok: false });
      } else if (effect && !(isApart && effect.kind === 'keep')) {
        carryOut(effect, next).then(
          (problem) => problem && setAnswer({ sentence: problem, ok: false }),
          () => setAnswer({ sentence: 'That didn’t work in this browser.', ok: false }),
        );
      }
      return ok;
    },
    [show, isApart],
  );

  const runLine = useCallback(
    (line: string) => {
      // Right after starting over, undo takes that back.
      if (before.current?.after === latest.current && /^\s*undo\s*$/i.test(line)) {
        show(before.current.state, { sentence: 'You have back what you had.', ok: true, line });
        setRound((round) => round - 1);
        before.current = null;
        return true;
      }
      return take(run(latest.current, line), line);
    },
    [take, show],
  );
  const change = useCallback(
    (changed: Partial<Screen>) => setScreen((before) => ({ ...before, ...changed })),
    [],
  );
  const doGesture = useCallback((gesture: Gesture) => void take(act(latest.current, gesture)), [take]);
  /** Shows what time brought. Who hears the page is told of alerts and of the end, not of every minute. */
  const pass = useCallback(
    ({ state: next, sentence, fired, traded = [] }: ReturnType<typeof play>, isQuiet: boolean) => {
      const rings = fired.length + traded.length > 0;
      const isOver = next === latest.current || next.returnTo !== latest.current.returnTo;
      if (isOver) {
        setSpeed(0);
      }
      latest.current = next;
      setState(next);
      if (isOver || rings || !isQuiet) {
        setAnswer({ sentence, ok: true, ...(rings && { rings: true as const }) });
      }
    },
    [],
  );
  const step = useCallback((bars: number) => pass(stepBars(latest.current, bars), false), [pass]);
  const changeSpeed = useCallback((to: number) => {
    setSpeed(to);
    if (to === 0) {
      setAnswer({ sentence: `Paused at ${timeText(latest.current.clock)} UTC.`, ok: true });
    }
  }, []);
  const reset = useCallback(() => {
    setSpeed(0);
    const next = { ...first, saved: latest.current.saved };
    before.current = { state: latest.current, after: next };
    setRound((round) => round + 1);
    setScreen(FIRST_SCREEN);
    show(next, { sentence: 'Everything is as it was at first. Undo brings back what you had.', ok: true });
  }, [first, show]);

  // After hydration: what this device keeps, then what the address says.
  useEffect(() => {
    if (isApart) {
      return;
    }
    where.current = currentPage();
    const { built, log } = keptInTab(where.current);
    const { state: kept, sentence } = keptOnDevice({ ...latest.current, log });
    show(kept, { sentence, ok: sentence === '' });
    let taken: string | null = null;
    const takeAddress = () => {
      const address = addressInBar();
      if (address === null || address === taken) {
        return;
      }
      taken = address;
      const read = stateFrom(address, latest.current);
      if (typeof read === 'string') {
        setAnswer({ sentence: read, ok: false });
      } else {
        const said = read.log.at(-1);
        show(read, { sentence: said?.sentence ?? '', ok: said?.ok ?? true });
        if (read.practice.length > 0) {
          change({ tab: 'Trade' });
        }
      }
    };
    // What the reader had built before leaving the page is newer than the address that it came from.
    const read = built && stateFrom(built, latest.current, 'line');
    if (typeof read === 'object') {
      taken = addressInBar();
      show(
        { ...read, log, past: [] },
        { sentence: 'This is what you had. Start over brings back the beginning.', ok: true },
      );
    } else {
      takeAddress();
    }
    // To the router a link to the address that is open is nothing new, but who presses it wants its lines again.
    const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.href === window.location.href && !ctrlKey && !metaKey && !shiftKey) {
        taken = null;
        takeAddress();
      }
    };
    // What another tab saved is saved here too.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key?.startsWith(PREFIX)) {
        latest.current = withKept(latest.current, [[key, newValue]]).state;
        setState(latest.current);
      }
    };
    document.addEventListener('click', onClick);
    window.addEventListener('storage', onStorage);
    const stop = onAddressChange(takeAddress);
    return () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('storage', onStorage);
      stop();
    };
  }, [show, change, isApart]);

  // While time runs there's no quiet moment to write in, but there's one when the page is left.
  useEffect(() => {
    if (speed === 0 && !isApart) {
      const timer = setTimeout(() => {
        where.current = currentPage();
        keepInTab(where.current, state, first);
      }, QUIET_MS);
      return () => clearTimeout(timer);
    }
  }, [state, speed, first, isApart]);
  useEffect(() => {
    if (isApart) {
      return;
    }
    const leave = () => keepInTab(where.current, latest.current, first);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [first, isApart]);

  useEffect(() => {
    if (speed === 0) {
      return;
    }
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let last = performance.now();
    let due = 0;
    let frame = requestAnimationFrame(function tick(now) {
      frame = requestAnimationFrame(tick);
      const length = minutesOf(activePane(latest.current.workbench).timeframe);
      due += (Math.min(now - last, LONGEST_FRAME_MS) / 1_000) * speed * length;
      last = now;
      // Where motion is unwanted, whole bars come.
      const unit = isStill ? length : 1;
      const minutes = Math.floor(due / unit) * unit;
      if (minutes > 0) {
        due -= minutes;
        pass(play(latest.current, minutes), true);
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [speed, pass]);

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
      speed,
      setSpeed: changeSpeed,
      step,
      reset,
      round,
    }),
    [state, screen, answer, runLine, doGesture, change, speed, changeSpeed, step, reset, round],
  );
}
