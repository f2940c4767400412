import { hashOf, sectionOf } from '../../src/client/section';
import type { Docs, DocsEvents, DocsOptions, HelpIds, Place, Target, Theme } from './types';

const VERSION = 1;
const START_PAGE = '/docs/introduction/getting-started';

type Emit = <E extends keyof DocsEvents>(event: E, detail: DocsEvents[E]) => void;
type Listener = (detail: DocsEvents[keyof DocsEvents]) => void;

/** Who listens to what. A problem that nobody listens to goes to the console. */
function createEvents(): Pick<Docs, 'on'> & { readonly emit: Emit } {
  const listeners = new Map<keyof DocsEvents, Set<Listener>>();
  return {
    on(event, callback) {
      const own = listeners.get(event) ?? new Set();
      listeners.set(event, own.add(callback as Listener));
      return () => own.delete(callback as Listener);
    },
    emit(event, detail) {
      const own = listeners.get(event);
      if (!own?.size && typeof detail === 'object' && 'message' in detail) {
        console.warn(detail.message);
      }
      for (const callback of own ?? []) {
        callback(detail);
      }
    },
  };
}

/** Finds where a help id leads. Without a list of the app's own it is fetched from the docs on first use. */
function createHelpIds(origin: string, given: HelpIds | undefined, emit: Emit) {
  let helpIds = given;

  async function fetchHelpIds(): Promise<HelpIds> {
    const response = await fetch(`${origin}/help-ids.json`);
    const answer: HelpIds = response.ok ? await response.json() : null;
    if (Object.values(answer).some(({ page }) => !page.startsWith('/'))) {
      throw new TypeError();
    }
    return answer;
  }

  return async (id: string): Promise<Target | undefined> => {
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
  };
}

/** Whether any server answers there: the content is out of reach for us, but not the fact. */
const isReachable = (address: string) =>
  fetch(address, { mode: 'no-cors', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** The frame, what the app wants it to show, and what the docs in it have said so far. */
class DocsFrame {
  readonly frame = document.createElement('iframe');
  readonly events = createEvents();
  readonly #element: Element;
  readonly #replace: boolean | undefined;
  readonly #origin: string;
  readonly #timeout: number;
  readonly #resolve: ReturnType<typeof createHelpIds>;
  #theme: Theme;
  #wanted: Required<Target> = { page: START_PAGE, section: '' };
  /** The docs answered since their last document was loaded by us. */
  #isAlive = false;
  /** A new document has greeted us and not yet been told that it is embedded. */
  #isNew = false;
  /** Counts what was asked for; the end, too, is later than what still waits. */
  #openings = 0;
  #isDestroyed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: Element, options: DocsOptions) {
    const { title = 'Documentation', timeout = 8000, theme = 'dark', page = START_PAGE } = options;
    this.#element = element;
    this.#origin = new URL(options.base).origin;
    this.#timeout = timeout;
    this.#theme = theme;
    this.#replace = options.replace;
    this.#resolve = createHelpIds(this.#origin, options.helpIds, this.events.emit);
    const { frame } = this;
    frame.title = title;
    frame.toggleAttribute('credentialless', options.credentialless === true);
    // So that the docs know whom to greet, whatever the app's own policy is.
    frame.referrerPolicy = 'origin';
    frame.style.cssText = 'border: 0; display: block; height: 100%; width: 100%';
    addEventListener('message', this.#handleMessage);
    void this.open(page, options.section);
  }

  async open(page: string, section?: string): Promise<void> {
    this.#openings += 1;
    const opening = this.#openings;
    const target = page.startsWith('/') ? { page, section } : await this.#resolve(page);
    // A later call wins over one that still waited for the help ids.
    if (this.#isDestroyed || opening !== this.#openings) {
      return;
    }
    if (target) {
      // As the docs' messages have it: the section, if the address names one, stands apart.
      const { pathname, search, hash } = new URL(this.#origin + target.page);
      this.#wanted = { page: pathname + search, section: target.section ?? sectionOf(hash) };
    }
    if (!this.#isAlive) {
      this.#load();
    } else if (target) {
      this.#send(this.#wanted);
      this.#expectAnswer();
    }
  }

  setTheme(theme: Theme): void {
    this.#theme = theme;
    if (this.#isAlive || this.#isNew) {
      this.#send({});
    }
  }

  destroy(): void {
    this.#isDestroyed = true;
    clearTimeout(this.#timer);
    removeEventListener('message', this.#handleMessage);
    this.frame.remove();
  }

  #load(): void {
    this.#isAlive = false;
    // Taken out first: in a frame that stays, an address that differs by its section alone loads nothing.
    this.frame.remove();
    // The query lets the docs draw their first paint as part of the app, before any message.
    const address = new URL(this.#origin + this.#wanted.page);
    address.searchParams.set('docusaurus-theme', this.#theme);
    address.searchParams.set('docusaurus-data-mode', 'embed');
    address.hash = hashOf(this.#wanted.section);
    this.frame.src = address.href;
    this.#element.append(this.frame);
    this.#expectAnswer();
  }

  #send(message: object): void {
    this.frame.contentWindow?.postMessage(
      { type: 'embed', version: VERSION, theme: this.#theme, replace: this.#replace, ...message },
      this.#origin,
    );
  }

  #expectAnswer(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#giveUp(), this.#timeout);
  }

  async #giveUp(): Promise<void> {
    if (this.#isAlive) {
      // What is in the frame now does not answer any more: start it afresh.
      this.#load();
      return;
    }
    const origin = this.#origin;
    const isUp = await isReachable(`${origin}/help-ids.json`);
    if (!this.#isAlive && !this.#isDestroyed) {
      this.events.emit('timeout', {
        reason: isUp ? 'refused' : 'unreachable',
        message: isUp
          ? `${origin} answers, but its page did not within ${this.#timeout} ms: it is slow, or ${location.origin} is missing in PT_EMBED_ORIGINS of the docs.`
          : `${origin} could not be reached within ${this.#timeout} ms.`,
      });
    }
  }

  readonly #handleMessage = ({ source, origin, data }: MessageEvent): void => {
    const isFromFrame = source === this.frame.contentWindow && origin === this.#origin;
    const { type, version }: DocsMessage = isFromFrame && data?.source === 'pt-docs' ? data : {};
    if (version === VERSION) {
      this.#handle(data);
    } else if (type === 'ready') {
      clearTimeout(this.#timer);
      this.events.emit('error', {
        reason: 'version',
        message: `The docs speak version ${version} of the embed protocol and this kit version ${VERSION}: take the kit that came with the docs.`,
      });
    }
  };

  /** What the docs say, by its type. */
  #handle({ type, page, section, title, height, reason, isLast }: DocsMessage): void {
    const { emit } = this.events;
    const place = { page, section, title };
    if (type !== 'ready') {
      clearTimeout(this.#timer);
    }
    if (type === 'ready') {
      this.#isNew = true;
      // A document that we loaded shows what was wanted; after a reload inside the frame, what the reader chose.
      this.#send(this.#isAlive ? {} : this.#wanted);
    } else if (type === 'embedded') {
      this.#isAlive = true;
      if (this.#isNew) {
        this.#isNew = false;
        emit('ready', place);
      }
    } else if (type === 'navigated') {
      emit(type, place);
    } else if (type === 'height') {
      emit(type, height);
    } else if (type === 'error') {
      const more = isLast ? ' Further ones on this page are not reported.' : '';
      emit(type, { reason: 'message', message: `The docs ignored a message: ${reason}.${more}` });
    }
  }
}

type DocsMessage = Place & {
  readonly type: string;
  readonly version: number;
  readonly height: number;
  readonly reason: string;
  readonly isLast?: true;
};

/** Puts the docs into an element of the host page, and returns what controls them. */
export function mountDocs(element: Element, options: DocsOptions): Docs {
  const docs = new DocsFrame(element, options);
  return {
    frame: docs.frame,
    open: (page, section) => void docs.open(page, section),
    setTheme: (theme) => docs.setTheme(theme),
    on: docs.events.on,
    destroy: () => docs.destroy(),
  };
}
