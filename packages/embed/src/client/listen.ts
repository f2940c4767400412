import { LISTENING } from '../head/earlyMessages';
import { keepPlace } from './keepPlace';
import { atMost, mergedPer } from './limits';
import { enterEmbedMode, isEmbedded, keepEmbedMode, openOutside, scrollToHash, setSmoothJump } from './mode';
import { goTo } from './navigator';
import { type Address, createParent, currentPlace, placeOf } from './parent';
import { type EmbedRequest, isShown, parseMessage } from './protocol';
import { hashOf } from './section';

/**
 * Listens to the page that shows the docs in a frame. The order of the checks is the point: who speaks, from where,
 * then what. Only an allowed parent hears what was wrong. See protocol.ts.
 */
const MAX_COMPLAINTS = 5;
const REQUEST_INTERVAL_MS = 100;

/** Set by the plugin from its option `origins`. */
declare const EMBED_ORIGINS: readonly string[];

const parent = createParent(EMBED_ORIGINS);

const complain = atMost<string>(MAX_COMPLAINTS, (reason, isLast) => {
  const more = isLast ? ' Further messages like it are not logged.' : '';
  console.warn(`Embed message ignored: ${reason}.${more}`);
  parent.say({ type: 'error', reason, ...(isLast && { isLast }) });
});

/** The app's own console is where an operator looks: the docs stay as they are, and nothing else says why. */
const refuseOrigin = atMost<string>(0, (origin) =>
  console.warn(
    `Embed message ignored: ${origin} may not embed these docs. If it should, name it in PT_EMBED_ORIGINS and build them again.`,
  ),
);

function isElsewhere({ page, section }: EmbedRequest): boolean {
  const isOtherPage = page !== undefined && !isShown(page, location);
  return isOtherPage || (section !== undefined && section !== currentPlace().section);
}

const isColoursOnly = ({ page, section, theme }: EmbedRequest) =>
  theme !== undefined && page === undefined && section === undefined;

/** Colours have changed already (`handleMessage`), so what waits is where to go. */
function merge(waiting: EmbedRequest, next: EmbedRequest): EmbedRequest {
  if (isColoursOnly(next)) {
    return waiting;
  }
  return next.page === undefined && !isColoursOnly(waiting) ? { ...waiting, ...next } : next;
}

/** Goes where the request says; where it says nothing, to the section in the address. */
const follow = mergedPer<EmbedRequest>(REQUEST_INTERVAL_MS, merge, (request) => {
  if (parent.origin !== null) {
    keepEmbedMode(parent.origin);
  }
  const { page = location.pathname + location.search, section = '' } = request;
  if (isElsewhere(request)) {
    setSmoothJump(isShown(page, location));
    goTo(page + hashOf(section), request.replace);
  } else if (!isColoursOnly(request)) {
    scrollToHash();
  }
  parent.say({ type: 'embedded', ...currentPlace() });
  reportHeight();
});

/** Obeys a message of the parent if its origin is allowed and it follows the protocol. */
function handleMessage(event: MessageEvent): void {
  if (!parent.isFrom(event)) {
    return;
  }
  const parsed = parseMessage(event.data);
  if (!parent.isAllowed(event.origin)) {
    // A sandboxed page has no origin that could be named.
    if (parsed.ok && event.origin !== 'null') {
      refuseOrigin(event.origin);
    }
    return;
  }
  parent.answerTo(event.origin);
  if (!parsed.ok) {
    complain(parsed.reason);
    return;
  }
  enterEmbedMode(parsed.request.theme);
  follow(parsed.request);
}

let reportedHeight = 0;

function reportHeight(): void {
  // The body's own height: the root's scroll height never gets smaller than the frame.
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (isEmbedded() && height !== reportedHeight) {
    reportedHeight = height;
    parent.say({ type: 'height', height });
  }
}

function reportPlace(address: Address): void {
  if (parent.origin !== null) {
    keepEmbedMode(parent.origin);
    parent.say({ type: 'navigated', ...placeOf(address) });
  }
}

export function listenToParent(): void {
  window.addEventListener('message', handleMessage);
  document.addEventListener('click', openOutside, true);
  document.addEventListener('auxclick', openOutside, true);
  keepPlace();
  new ResizeObserver(reportHeight).observe(document.body);
  // What the parent said before now was kept by the head script (head/earlyMessages.ts).
  window.dispatchEvent(new Event(LISTENING));
  parent.greet();
}

/** A hidden frame never paints, so then the parent is told without waiting for it. */
const LONGEST_FRAME_MS = 250;

let changes = 0;

/** `address` is that of the page that is shown: the address bar may be ahead of it, on the way to the next one. */
export function pageChanged(address: Address, isFirst: boolean): void {
  setSmoothJump(false);
  if (!isFirst && isEmbedded()) {
    changes += 1;
    const thisChange = changes;
    let toldTitle: string | null = null;
    const tell = () => {
      // If the reader has gone on, the page where they are now reports itself.
      if (thisChange === changes && toldTitle !== document.title) {
        toldTitle = document.title;
        reportPlace(address);
      }
    };
    // The new page's title is set in the next frame. On a slow phone that may be later: then the parent hears it again.
    requestAnimationFrame(() => setTimeout(tell));
    setTimeout(tell, LONGEST_FRAME_MS);
  }
}
