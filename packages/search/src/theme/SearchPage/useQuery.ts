import { useQueryString } from '@docusaurus/theme-common';
import { useEffect, useRef, useState } from 'react';

/** Not the rendered one, which may be older than the timer that asks. */
const inAddressNow = () => new URLSearchParams(location.search).get('q') ?? '';

/** The address follows the typing at a pace that every browser allows (some refuse 100 changes in 30 seconds). */
const ADDRESS_PAUSE_MS = 250;

/**
 * The text of the field. The address follows it, and it follows the address when the reader goes back or forward. What is
 * typed after a search has one entry of its own in the history: Back leads to that search, however long the reader took.
 */
export function useQuery() {
  const [inAddress, setInAddress] = useQueryString('q');
  const [typed, setTyped] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What was last written into the address from here; its return must not undo letters typed since. */
  const written = useRef<string | null>(null);
  /** The search that typing leaves behind: sent, or found in the address. */
  const sent = useRef('');

  useEffect(() => {
    if (inAddress !== written.current) {
      clearTimeout(timer.current);
      setTyped(inAddress);
      sent.current = inAddress;
    }
    written.current = null;
  }, [inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function write(text: string) {
    if (text === inAddressNow()) {
      return;
    }
    if (sent.current && inAddressNow() === sent.current) {
      // The entry that is overwritten next. Not by the router: after a push of its own the theme takes the focus.
      window.history.pushState(window.history.state, '', location.href);
    }
    written.current = text;
    setInAddress(text);
  }
  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write(text), ADDRESS_PAUSE_MS);
  }
  function send() {
    clearTimeout(timer.current);
    write(typed);
    sent.current = typed;
  }
  return { typed, type, send, isEmpty: !typed.trim() && !inAddress };
}
