import { expect } from '@playwright/test';
import type { Host } from './host';
import type { Session } from './webdriver';

/** What a reader sees, by selector; `name` is what the element is called: by its label, or by its own text. */
type Target = { readonly css: string; readonly name?: string };

declare global {
  interface Window {
    /** By host.ts, on every page. */
    findShown?(css: string, name: string): Element | undefined;
  }
}

/** The only place to change when the interface does. */
export const UI = {
  heading: { css: 'h1' },
  searchButton: { css: '.navbar .pt-search-button' },
  searchField: { css: '.pt-search__field' },
  searchHit: { css: '.pt-search .pt-hit' },
  colourMode: { css: '.navbar button', name: 'Switch between dark and light' },
  menuButton: { css: '[aria-label="Toggle navigation bar"]' },
  menuLink: { css: 'dialog[open] a[href="/docs/introduction/getting-started"]' },
  pageMenu: { css: 'button, summary', name: 'Page menu' },
  pageMenuLink: { css: 'button', name: 'Copy link to this page' },
  sidebarLink: (path: string) => ({ css: `.theme-doc-sidebar-menu a[href="${path}"]` }),
  contentsLink: (hash: string) => ({ css: `.theme-doc-toc-desktop a[href="${hash}"]` }),
  savedNote: { css: '.pt-saved-note' },
} satisfies Readonly<Record<string, Target | ((value: string) => Target)>>;

/** Short intervals: a second between two looks would add up over all scenarios. */
const INTERVALS = [50, 100, 150, 200];

export const WIDE = [1280, 900] as const;
export const PHONE = [390, 844] as const;

/** In the page. */
const hydrated = () =>
  new Promise<boolean>((resolve) => {
    const root = document.documentElement;
    const isHydrated = () => root.dataset.hasHydrated === 'true';
    const observer = new MutationObserver(() => isHydrated() && resolve(true));
    observer.observe(root, { attributeFilter: ['data-has-hydrated'] });
    setTimeout(() => resolve(isHydrated()), 3_000);
    window.dispatchEvent(new Event('pointermove'));
    if (isHydrated()) {
      resolve(true);
    }
  });

/** What a reader does, put together from what every engine can do. */
export function createReader(session: Session, host: Host) {
  const { run } = session;

  const pathname = () => run(() => location.pathname);
  const scrollTop = () => run(() => Math.round(scrollY));
  const attributeOfRoot = (name: string) => run((key) => document.documentElement.getAttribute(key), name);

  /** The text of the first visible match, or null. Fields give their value. */
  const textOf = ({ css, name = '' }: Target) =>
    run(
      (selector, wanted) => {
        // A page of another site has none.
        const found = window.findShown?.(selector, wanted);
        return found instanceof HTMLInputElement ? found.value : (found?.textContent ?? null);
      },
      css,
      name,
    );

  /** Brings the first visible match into view and says where a hand would touch it; `at` is a share of its width. */
  const placeOf = ({ css, name = '' }: Target, at: number) =>
    run(
      async (selector, wanted, share) => {
        const found = window.findShown?.(selector, wanted);
        if (!found) {
          return null;
        }
        const { top, bottom } = found.getBoundingClientRect();
        if (top < 80 || bottom > innerHeight - 20) {
          found.scrollIntoView({ block: 'center', behavior: 'instant' });
          // The navbar slides away on the way down: until it rests it may lie over what is wanted.
          await new Promise((resolve) => setTimeout(resolve, 250));
        }
        const { left, top: y, width, height } = found.getBoundingClientRect();
        return { x: left + width * share, y: y + height / 2 };
      },
      css,
      name,
      at,
    );

  const until = <T>(what: () => Promise<T>, message: string) =>
    expect.poll(what, { message, intervals: INTERVALS });

  async function untilShown(target: Target): Promise<void> {
    await until(
      async () => (await textOf(target)) !== null,
      `${target.css} ${target.name ?? ''} is shown`,
    ).toBe(true);
  }

  async function untilGone(target: Target): Promise<void> {
    await until(() => textOf(target), `${target.css} is gone`).toBeNull();
  }

  return {
    session,
    host,
    pathname,
    scrollTop,
    attributeOfRoot,
    textOf,
    until,
    untilShown,
    untilGone,
    async click(target: Target, at = 0.5): Promise<void> {
      await untilShown(target);
      const place = await placeOf(target, at);
      expect(place, `${target.css} is shown`).not.toBeNull();
      await session.click(place?.x ?? 0, place?.y ?? 0);
    },
    type: (text: string) => session.keys(...text),
    open: (address: string) => session.open(host.origin + address),
    /** By a sign that a reader is there, as everywhere in the browser tests. The page says when, or that it was too late. */
    async untilHydrated(): Promise<void> {
      // A page that reloads itself ends the call; it is asked again.
      await until(() => run(hydrated).catch(() => false), 'the page is hydrated').toBe(true);
    },
    async openHydrated(address: string): Promise<void> {
      await this.open(address);
      await this.untilHydrated();
    },
  };
}

export type Reader = ReturnType<typeof createReader>;
