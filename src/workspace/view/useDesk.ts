import { onAddressChange } from '@pt-docs/islands/client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { act } from '../model/act';
import { addressOf, keptText, stateFrom, withKept } from '../model/address';
import { play } from '../model/play';
import { run } from '../model/run';
import { timeText } from '../model/select';
import { startOf } from '../model/start';
import type { Effect, Gesture, Place, Result, State } from '../model/types';
import type { Answer, Desk } from './desk';

const KEY = 'pt-workspace';
const QUIET: Answer = { sentence: '', ok: true };

const NOT_KEPT = 'This browser keeps nothing for this site, so it’s saved until you leave the page.';
const TOO_LARGE = 'There’s too much on the screen for an address. Take something away and share again.';

function download(file: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = file;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Copies the address of a state and puts it into the address bar. */
async function share(state: State): Promise<string | undefined> {
  const packed = await addressOf(state);
  if (packed === null) {
    return TOO_LARGE;
  }
  const url = new URL(window.location.href);
  url.searchParams.set('w', packed);
  window.history.replaceState(window.history.state, '', url);
  try {
    await navigator.clipboard.writeText(url.href);
    return undefined;
  } catch {
    return 'This browser doesn’t let the page copy. The address is in its address bar.';
  }
}

/** Does what a line asked of the page, beside changing the state. Returns a sentence if it couldn't. */
async function carryOut(
  effect: Effect,
  state: State,
  picture: () => Promise<Blob>,
): Promise<string | undefined> {
  switch (effect.kind) {
    case 'download':
      download(effect.file, new Blob([effect.text], { type: 'text/csv' }));
      return undefined;
    case 'picture':
      download(effect.file, await picture());
      return undefined;
    case 'share':
      return share(state);
    case 'keep':
      try {
        localStorage.setItem(KEY, keptText(state));
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

function keptOnDevice(state: State): State | string {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === null ? state : withKept(state, stored);
  } catch {
    return state;
  }
}

type Start = { readonly place: Place; readonly lines: readonly string[] };

/** What the server renders: the place with the page's own lines run in it, and the alerts that they ask for created. */
const startState = ({ place, lines }: Start): State => {
  const state = lines.reduce((before, line) => {
    const { state: next } = run(before, line);
    if (next.open?.kind !== 'alert') {
      return next;
    }
    const made = act(next, { kind: 'create', trigger: 'once-per-bar-close' });
    return { ...made.state, log: [...before.log, { line, sentence: made.sentence, ok: made.ok }] };
  }, startOf(place));
  return { ...state, past: [] };
};

/** The state of a workspace, and everything that can happen to it: lines, gestures, time and addresses. */
export function useDesk(start: Start, picture: () => Promise<Blob>): Desk {
  const [first] = useState(() => startState(start));
  const [state, setState] = useState(first);
  const [answer, setAnswer] = useState(QUIET);
  const [speed, setSpeed] = useState(0);
  // Handlers stay the same while time passes sixty times a second, so what they're given isn't rendered again.
  const latest = useRef(state);

  const show = useCallback((next: State, said: Answer) => {
    latest.current = next;
    setState(next);
    setAnswer(said);
  }, []);

  const take = useCallback(
    ({ state: next, sentence, ok, position, effect }: Result) => {
      show(next, { sentence, ok, ...(position !== undefined && { position }) });
      if (effect) {
        carryOut(effect, next, picture).then(
          (problem) => problem && setAnswer({ sentence: problem, ok: false }),
          () => setAnswer({ sentence: 'That didn’t work in this browser.', ok: false }),
        );
      }
      return ok;
    },
    [show, picture],
  );

  const runLine = useCallback((line: string) => take(run(latest.current, line)), [take]);
  const doGesture = useCallback((gesture: Gesture) => void take(act(latest.current, gesture)), [take]);
  /** Lets bars come. Who hears the page is told of alerts and of the end, not of every bar that passes by itself. */
  const pass = useCallback((bars: number, isQuiet: boolean) => {
    const { state: next, sentence, fired } = play(latest.current, bars);
    const isOver = next === latest.current || next.returnTo !== latest.current.returnTo;
    if (isOver) {
      setSpeed(0);
    }
    latest.current = next;
    setState(next);
    if (isOver || fired.length > 0 || !isQuiet) {
      setAnswer({ sentence, ok: true });
    }
  }, []);
  const step = useCallback((bars: number) => pass(bars, false), [pass]);
  const changeSpeed = useCallback((to: number) => {
    setSpeed(to);
    if (to === 0) {
      setAnswer({ sentence: `Paused at ${timeText(latest.current.clock)} UTC.`, ok: true });
    }
  }, []);
  const reset = useCallback(() => {
    setSpeed(0);
    const { saved, templates } = latest.current;
    show({ ...first, saved, templates }, { sentence: 'Everything is as it was at first.', ok: true });
  }, [first, show]);

  // After hydration: what this device keeps, then what the address says.
  useEffect(() => {
    const kept = keptOnDevice(latest.current);
    if (typeof kept === 'string') {
      setAnswer({ sentence: kept, ok: false });
    } else {
      show(kept, QUIET);
    }
    let taken: string | null = null;
    const takeAddress = async () => {
      const address = new URLSearchParams(window.location.search).get('w');
      if (address === null || address === taken) {
        return;
      }
      taken = address;
      const read = await stateFrom(address, latest.current);
      if (typeof read === 'string') {
        setAnswer({ sentence: read, ok: false });
      } else {
        const said = read.log.at(-1);
        show(read, { sentence: said?.sentence ?? '', ok: said?.ok ?? true });
      }
    };
    // To the router a link to the address that is open is nothing new, but who presses it wants its lines again.
    const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.href === window.location.href && !ctrlKey && !metaKey && !shiftKey) {
        taken = null;
        void takeAddress();
      }
    };
    void takeAddress();
    document.addEventListener('click', onClick);
    const stop = onAddressChange(() => void takeAddress());
    return () => {
      document.removeEventListener('click', onClick);
      stop();
    };
  }, [show]);

  useEffect(() => {
    if (speed === 0) {
      return;
    }
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let last = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      frame = requestAnimationFrame(tick);
      const bars = Math.min(((now - last) / 1_000) * speed, 1);
      if (isStill && bars < 1) {
        return;
      }
      last = now;
      pass(bars, true);
    });
    return () => cancelAnimationFrame(frame);
  }, [speed, pass]);

  return useMemo(
    () => ({ state, answer, run: runLine, act: doGesture, speed, setSpeed: changeSpeed, step, reset }),
    [state, answer, runLine, doGesture, speed, changeSpeed, step, reset],
  );
}
