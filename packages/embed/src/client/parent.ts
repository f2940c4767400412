import { isFramed } from '@pt-docs/islands/head';
import { rememberedParent } from '../head/embedMemory';
import { isAllowedOrigin, type Place, type Reply, reply } from './protocol';
import { sectionOf } from './section';

/** The window that shows this page, and what is said to it: always to one exact, allowed origin. */
export function createParent(allowedOrigins: readonly string[]) {
  let origin: string | null = null;

  const isAllowed = (candidate: string) => isAllowedOrigin(candidate, allowedOrigins, location.hostname);

  /** The browser knows who frames us; if it does not say, the referrer or what we remember does. */
  function guessOrigin(): string | null {
    const referrer = document.referrer && new URL(document.referrer).origin;
    const candidates = [location.ancestorOrigins?.[0], rememberedParent(), referrer];
    // Our own origin as referrer only says that the reader followed a link inside the frame.
    const known = candidates.find((candidate) => candidate && candidate !== location.origin);
    return known && isAllowed(known) ? known : null;
  }

  function say(message: Reply): void {
    if (origin !== null && isFramed()) {
      window.parent.postMessage(reply(message), origin);
    }
  }

  return {
    say,
    get origin() {
      return origin;
    },
    isFrom: (event: MessageEvent) => isFramed() && event.source === window.parent,
    isAllowed,
    answerTo(allowedOrigin: string): void {
      origin = allowedOrigin;
    },
    greet(): void {
      origin = guessOrigin();
      say({ type: 'ready', ...currentPlace() });
    },
  };
}

export type Address = { readonly pathname: string; readonly hash: string };

export const placeOf = ({ pathname, hash }: Address): Place => ({
  page: pathname,
  section: sectionOf(hash),
  title: document.title,
});

export const currentPlace = () => placeOf(location);
