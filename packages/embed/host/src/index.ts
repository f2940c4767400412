import { hashOf, sectionOf } from '../../src/client/section';
import type { Docs, DocsEvents, DocsOptions, HelpIds, Place, Target } from './types';

const VERSION = 1;
const START_PAGE = '/docs/introduction/getting-started';

type Listeners = { [E in keyof DocsEvents]: Set<(detail: DocsEvents[E]) => void> };

/** Whether any server answers there: the content is out of reach for us, but not the fact. */
const isReachable = (address: string) =>
  fetch(address, { mode: 'no-cors', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

export function mountDocs(element: Element, options: DocsOptions): Docs {
  const { origin } = new URL(options.base);
  const {
    title = 'Documentation',
    timeout = 8000,
    page: firstPage = START_PAGE,
    section: firstSection,
    replace,
  } = options;
  const listeners: Listeners = {
    ready: new Set(),
    navigated: new Set(),
    height: new Set(),
    error: new Set(),
    timeout: new Set(),
  };
  const frame = document.createElement('iframe');
  let helpIds: HelpIds | undefined = options.helpIds;
  let theme = options.theme ?? 'dark';
  let wanted = targetOf(START_PAGE);
  /** The docs answered since their last document was loaded by us. */
  let isAlive = false;
  /** A new document has greeted us and not yet been told that it is embedded. */
  let isNew = false;
  let isDestroyed = false;
  let openings = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The address as the docs' messages have it: its section, if it names one, stands apart. */
  function targetOf(address: string, section?: string) {
    const { pathname, search, hash } = new URL(origin + address);
    return { page: pathname + search, section: section ?? sectionOf(hash) };
  }

  function emit<E extends keyof DocsEvents>(event: E, detail: DocsEvents[E]): void {
    if (typeof detail === 'object' && 'message' in detail && listeners[event].size === 0) {
      console.warn(detail.message);
    }
    for (const callback of listeners[event]) {
      callback(detail);
    }
  }

  function send(message: object): void {
    frame.contentWindow?.postMessage({ type: 'embed', version: VERSION, theme, replace, ...message }, origin);
  }

  async function giveUp(): Promise<void> {
    if (isAlive) {
      // What is in the frame now does not answer any more: start it afresh.
      load();
      return;
    }
    const isUp = await isReachable(`${origin}/help-ids.json`);
    if (!isAlive && !isDestroyed) {
      emit('timeout', {
        reason: isUp ? 'refused' : 'unreachable',
        message: isUp
          ? `${origin} answers, but its page did not within ${timeout} ms: it is slow, or ${location.origin} is missing in PT_EMBED_ORIGINS of the docs.`
          : `${origin} could not be reached within ${timeout} ms.`,
      });
    }
  }

  function expectAnswer(): void {
    clearTimeout(timer);
    timer = setTimeout(giveUp, timeout);
  }

  function load(): void {
    isAlive = false;
    // Taken out first: in a frame that stays, an address that differs by its section alone loads nothing.
    frame.remove();
    // The query lets the docs draw their first paint as part of the app, before any message.
    const address = new URL(origin + wanted.page);
    address.searchParams.set('docusaurus-theme', theme);
    address.searchParams.set('docusaurus-data-mode', 'embed');
    address.hash = hashOf(wanted.section);
    frame.src = address.href;
    element.append(frame);
    expectAnswer();
  }

  function isFromDocs({ source, origin: from, data }: MessageEvent): boolean {
    const isFromFrame = source === frame.contentWindow && from === origin;
    return isFromFrame && data?.source === 'pt-docs';
  }

  /** By the type of what the docs say. */
  const handlers: Record<
    string,
    (place: Place, data: { height: number; reason: string; isLast?: true }) => void
  > = {
    ready() {
      isNew = true;
      // A document that we loaded shows what was wanted; after a reload inside the frame, what the reader chose.
      send(isAlive ? {} : wanted);
    },
    embedded(place) {
      isAlive = true;
      if (isNew) {
        isNew = false;
        emit('ready', place);
      }
    },
    navigated: (place) => emit('navigated', place),
    height: (_, { height }) => emit('height', height),
    error(_, { reason, isLast }) {
      const more = isLast ? ' Further ones on this page are not reported.' : '';
      emit('error', { reason: 'message', message: `The docs ignored a message: ${reason}.${more}` });
    },
  };

  function handleMessage(event: MessageEvent): void {
    const { type, version, page, section, title: pageTitle } = isFromDocs(event) ? event.data : {};
    if (version !== VERSION) {
      if (type === 'ready') {
        clearTimeout(timer);
        emit('error', {
          reason: 'version',
          message: `The docs speak version ${version} of the embed protocol and this kit version ${VERSION}: take the kit that came with the docs.`,
        });
      }
    } else if (Object.hasOwn(handlers, type)) {
      if (type !== 'ready') {
        clearTimeout(timer);
      }
      handlers[type]?.({ page, section, title: pageTitle }, event.data);
    }
  }

  async function fetchHelpIds(): Promise<HelpIds> {
    const response = await fetch(`${origin}/help-ids.json`);
    const answer: HelpIds = response.ok ? await response.json() : null;
    if (Object.values(answer).some(({ page }) => !page.startsWith('/'))) {
      throw new TypeError();
    }
    return answer;
  }

  async function resolve(id: string): Promise<Target | undefined> {
    try {
      helpIds ??= await fetchHelpIds();
    } catch {
      emit('error', { reason: 'help-ids', message: `${origin}/help-ids.json could not be read.` });
      return;
    }
    if (Object.hasOwn(helpIds, id)) {
      return helpIds[id];
    }
    emit('error', { reason: 'unknown-id', message: `The docs know no help id "${id}".` });
    return;
  }

  async function open(page: string, section?: string): Promise<void> {
    openings += 1;
    const opening = openings;
    const target = page.startsWith('/') ? { page, section } : await resolve(page);
    // A later call wins over one that still waited for the help ids.
    if (isDestroyed || opening !== openings) {
      return;
    }
    if (target) {
      wanted = targetOf(target.page, target.section);
    }
    if (!isAlive) {
      load();
    } else if (target) {
      send(wanted);
      expectAnswer();
    }
  }

  const docs: Docs = {
    frame,
    open: (page, section) => void open(page, section),
    setTheme(next) {
      theme = next;
      if (isAlive || isNew) {
        send({});
      }
    },
    on(event, callback) {
      listeners[event].add(callback);
      return () => listeners[event].delete(callback);
    },
    destroy() {
      isDestroyed = true;
      clearTimeout(timer);
      removeEventListener('message', handleMessage);
      frame.remove();
    },
  };

  frame.title = title;
  frame.toggleAttribute('credentialless', options.credentialless === true);
  // So that the docs know whom to greet, whatever the app's own policy is.
  frame.referrerPolicy = 'origin';
  Object.assign(frame.style, { border: '0', display: 'block', height: '100%', width: '100%' });
  addEventListener('message', handleMessage);
  docs.open(firstPage, firstSection);
  return docs;
}
