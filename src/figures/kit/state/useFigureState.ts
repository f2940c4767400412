import { onAddressChange } from '@pt-docs/islands/client';
import { showNotice } from '@pt-docs/islands/head';
import { type RefObject, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Codec,
  type Codecs,
  defaultsOf,
  isUnreadable,
  namesFigure,
  readState,
  type StateOf,
  writeState,
} from './codec';
import { StartingSearch } from './StartingSearch';

const ADDRESS_DELAY_MS = 250;
const UNREADABLE = 'The link has a value that its figure can’t show, so the figure keeps the one it had.';

/** What a control needs to know of a value: what it is, what it may be, and how to change it. */
type Control<C extends Codecs, K extends keyof C> = Omit<C[K], keyof Codec<unknown>> & {
  readonly id: string;
  readonly value: StateOf<C>[K];
  readonly onChange: (value: StateOf<C>[K]) => void;
};

type Setters<C extends Codecs> = { readonly [K in keyof C]: (value: StateOf<C>[K]) => void };

/** Puts the values into the address, unless the reader has gone on to another page. */
function writeAddress<C extends Codecs>(figure: string, codecs: C, state: StateOf<C>, page: string): void {
  const { pathname, search, hash } = window.location;
  const next = writeState(figure, codecs, state, search);
  if (next !== search && pathname === page) {
    window.history.replaceState(window.history.state, '', pathname + next + hash);
  }
}

/** Writes the values into the address of their page a while after each `scheduleWrite`. */
function useAddressWriter<C extends Codecs>(
  figure: string,
  codecs: C,
  state: StateOf<C>,
  page: RefObject<string>,
) {
  const [writes, setWrites] = useState(0);
  const isUnwritten = useRef(false);

  useEffect(() => {
    if (writes === 0) {
      return;
    }
    isUnwritten.current = true;
    // Browsers limit how often the address may change, so this waits until the reader has stopped.
    const timer = setTimeout(() => {
      isUnwritten.current = false;
      writeAddress(figure, codecs, state, page.current);
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [figure, codecs, state, page, writes]);

  const scheduleWrite = useCallback(() => setWrites((count) => count + 1), []);
  return { isUnwritten, scheduleWrite };
}

/**
 * Values that start with the defaults, as rendered on the server, then are what the address says. The address is kept up
 * to date, so that a copied link shows the same picture.
 */
function useAddressState<C extends Codecs>(figure: string, codecs: C) {
  const startingSearch = useContext(StartingSearch);
  const [state, setState] = useState(() => readState(figure, codecs, startingSearch));
  /** The address that the figure belongs to. It may be on the screen for a while after the reader has gone on. */
  const page = useRef('');
  const { isUnwritten, scheduleWrite } = useAddressWriter(figure, codecs, state, page);

  const takeAddress = useCallback(() => {
    const { search } = window.location;
    setState((last) => readState(figure, codecs, search, last));
    if (isUnreadable(figure, codecs, search)) {
      showNotice(UNREADABLE);
    }
  }, [figure, codecs]);

  useEffect(() => {
    page.current = window.location.pathname;
    takeAddress();
  }, [takeAddress]);

  useEffect(
    () =>
      // After another link within the page the address may have lost the values, or have others: those count.
      onAddressChange(() => {
        const { pathname, search } = window.location;
        if (pathname !== page.current) {
          return;
        }
        if (!isUnwritten.current && namesFigure(figure, codecs, search)) {
          takeAddress();
        } else {
          scheduleWrite();
        }
      }),
    [figure, codecs, takeAddress, isUnwritten, scheduleWrite],
  );

  const change = useCallback(
    (part: Partial<StateOf<C>>) => {
      // At once, not when the write begins to wait: until then the address would win over what the reader did.
      isUnwritten.current = true;
      scheduleWrite();
      setState((previous) => ({ ...previous, ...part }));
    },
    [isUnwritten, scheduleWrite],
  );

  return { state, change };
}

/** A figure's state with what changes it, value by value or all at once. */
export function useFigureState<C extends Codecs>(figure: string, codecs: C) {
  const { state, change } = useAddressState(figure, codecs);
  // The same functions for as long as the figure lives: a control whose value did not change is not rendered again.
  const set = useMemo(
    () =>
      Object.fromEntries(
        Object.keys(codecs).map((key) => [
          key,
          (value: unknown) => change({ [key]: value } as Partial<StateOf<C>>),
        ]),
      ) as Setters<C>,
    [codecs, change],
  );
  const reset = useCallback(() => change(defaultsOf(codecs)), [change, codecs]);

  /** The props of the control for a value: `<Slider {...control('size')} label="Size" shown="2 BTC" />`. */
  function control<K extends keyof C & string>(key: K): Control<C, K> {
    const { fallback, read, write, ...limits } = codecs[key] as C[K];
    return { ...limits, id: `${figure}-${key}`, value: state[key], onChange: set[key] };
  }

  return { state, change, set, reset, control };
}
