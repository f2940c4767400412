import { onAddressChange } from '@pt-docs/islands/client';
import { useEffect, useRef } from 'react';
import { stateFrom } from '../model/stateFrom';
import type { State } from '../model/types';
import { type BuildKey, isAsAtFirst, keepBuilt, readBuilt } from './built';
import { type Items, onItems, readItems } from './device';
import { type Display, QUIET } from './useDisplay';

const QUIET_MS = 300;

const addressInBar = () => new URLSearchParams(window.location.search).get('w');

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

/** Shows what this device keeps and what was built here, and says what of it can't be read. True if it was left at this address. */
function restore(display: Display, buildKey: BuildKey, first: State): boolean {
  const device = readItems(display.latest());
  const { state: built, isLeftHere } = readBuilt(buildKey, device.state);
  const isBack = isLeftHere && !isAsAtFirst(built, first);
  display.show(
    built,
    device.sentence
      ? { sentence: device.sentence, ok: false }
      : isBack
        ? { sentence: 'This is what you had. Start over brings back the beginning.', ok: true }
        : QUIET,
  );
  return isLeftHere;
}

/** Opens what an address says, beside what the reader has. */
function openAddress(display: Display, address: string): void {
  const read = stateFrom(address, display.latest());
  if (typeof read === 'string') {
    display.say({ sentence: read, ok: false });
    return;
  }
  const { sentence = '', ok = true } = read.log.at(-1) ?? {};
  if (read.practice.length > 0) {
    display.change({ tab: 'Trade' });
  }
  display.show(read, { sentence, ok });
}

type Arrival = {
  /** The name of an app that isn't the page's own, such as the dock or a picture: it has no address. */
  readonly apart?: string | undefined;
  /** Under which key a tour keeps its ticks: what is built stays with them. */
  readonly tour?: string | undefined;
};

/**
 * Brings what the reader has: what this device keeps, what was built, then what the address asks for. Keeps what is built, and
 * hears what other tabs and other apps of the page save.
 */
export function useArrivals(
  { apart, tour }: Arrival,
  first: State,
  display: Display,
  receive: (items: Items) => void,
  state: State,
  isPlaying: boolean,
): void {
  /** The page and its address, which change before the app goes. */
  const buildKey = useRef<BuildKey>({ key: '', address: null, isOnDevice: false });

  useEffect(() => {
    const address = apart ? null : addressInBar();
    const key = `pt-tab ${apart ?? tour ?? window.location.pathname}`;
    buildKey.current = { key, address, isOnDevice: tour !== undefined };
    const isLeftHere = restore(display, buildKey.current, first);
    const stops = [onItems(receive)];
    if (!apart) {
      stops.push(followAddress(isLeftHere ? address : null, (asked) => openAddress(display, asked)));
    }
    return () => {
      for (const stop of stops) {
        stop();
      }
    };
  }, [apart, tour, first, display, receive]);

  useEffect(() => {
    const leave = () => keepBuilt(buildKey.current, display.latest(), first);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [first, display]);

  // While time runs there's no quiet moment to write in, but there's one when the page is left.
  useEffect(() => {
    if (!isPlaying) {
      const timer = setTimeout(() => {
        buildKey.current = { ...buildKey.current, address: apart ? null : addressInBar() };
        keepBuilt(buildKey.current, state, first);
      }, QUIET_MS);
      return () => clearTimeout(timer);
    }
  }, [state, isPlaying, apart, first]);
}
