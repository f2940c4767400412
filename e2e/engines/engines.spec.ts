import { test as base, expect } from '@playwright/test';
import { sitemapPaths } from '../fixtures';
import { tenFigures } from '../specs/figures/figures';
import { startHost } from './host';
import { createReader, PHONE, type Reader, UI, WIDE } from './reader';
import { ENGINES, type Engine } from './webdriver';

/**
 * What a reader relies on, in Firefox and WebKit; the other specs ask the same and more in Chromium. CONTRIBUTING.md says how
 * a person goes through it on a phone.
 */
type Started = { readonly reader: Reader | null; readonly missing: string };

const test = base.extend<{ reader: Reader }, { engine: Engine; started: Started }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  // One browser for all scenarios: starting it takes as long as several of them.
  started: [
    async ({ engine }, use) => {
      const host = await startHost();
      try {
        const session = await ENGINES[engine](host.origin);
        if (typeof session === 'string') {
          expect(process.env.CI, session).toBeFalsy();
          console.log(session);
          await use({ reader: null, missing: session });
          return;
        }
        await use({ reader: createReader(session, host), missing: '' });
        await session.close();
      } finally {
        host.close();
      }
    },
    { scope: 'worker' },
  ],
  reader: async ({ started: { reader, missing } }, use) => {
    if (!reader) {
      test.skip(true, missing);
      return;
    }
    const { session, host } = reader;
    host.takeMessages();
    await session.resize(...WIDE);
    await use(reader);
    expect(host.takeMessages(), 'console messages, errors and violations of the policy').toEqual([]);
  },
});

const DOC = '/docs/alerts/overview';
const NEXT = '/docs/alerts/creating-an-alert';
const FIGURE = { address: '/docs/trading/decentralised-exchange/swap-tokens', id: 'swap-calculator' };

/** How far the page is wider than the window; null until the window has the width that was asked for. */
const overflowAt = ({ session }: Reader, wanted: number) =>
  session.run(
    (width) => (innerWidth === width ? Math.max(0, document.documentElement.scrollWidth - width) : null),
    wanted,
  );

test.describe('readers rely on', { tag: '@all' }, () => {
  for (const address of sitemapPaths()) {
    test(`page ${address} hydrates without a message and fits 390 and 1,280 px`, async ({ reader }) => {
      await reader.session.resize(...PHONE);
      await reader.openHydrated(address);
      // The phone first: on some pages WebKitGTK keeps the styles of the old width until the page changes.
      for (const [width, height] of [PHONE, WIDE]) {
        await reader.session.resize(width, height);
        await reader.until(() => overflowAt(reader, width), `overflow at ${width} px`).toBe(0);
      }
      expect(await reader.textOf(UI.heading)).toBeTruthy();
    });
  }

  test('links, back, forward, sections and the place where one was', async ({ reader }) => {
    const { session } = reader;
    await reader.openHydrated(DOC);
    await session.run(() => Object.assign(window, { isSameDocument: true }) && null);
    await session.run(() => scrollTo({ top: 600, behavior: 'instant' }));
    await reader.until(reader.scrollTop, 'scrolled').toBe(600);
    await reader.click(UI.sidebarLink(NEXT));
    await reader.until(() => reader.textOf(UI.heading), 'the next page').toBe('Create an alert');
    await reader.until(reader.scrollTop, 'from its top').toBe(0);
    await session.go(-1);
    await reader.until(() => reader.textOf(UI.heading), 'back').toBe('Alerts overview');
    await reader.until(reader.scrollTop, 'where the reader was').toBe(600);
    await session.go(1);
    await reader.until(() => reader.textOf(UI.heading), 'forward').toBe('Create an alert');
    await reader.click(UI.contentsLink('#deliveries'));
    await reader.until(() => session.run(() => location.hash), 'the section').toBe('#deliveries');
    await reader
      .until(
        () =>
          session.run(() =>
            Math.abs(document.getElementById('deliveries')?.getBoundingClientRect().top ?? 9999),
          ),
        'in view',
      )
      .toBeLessThan(200);
    expect(await session.run(() => 'isSameDocument' in window)).toBe(true);
    await session.reload();
    await reader.untilHydrated();
    await reader.until(() => session.run(() => location.hash), 'after a reload').toBe('#deliveries');
    await reader.until(reader.scrollTop, 'still there').toBeGreaterThan(200);
  });

  test('search by keys and by pointer', async ({ reader }) => {
    await reader.openHydrated(DOC);
    await reader.session.keys('/');
    await reader.untilShown(UI.searchField);
    await reader.type('10010');
    await reader.until(() => reader.textOf(UI.searchHit), 'a hit').toContain('10010');
    await reader.session.keys('Enter');
    await reader.until(() => reader.session.run(() => location.hash), 'the row').toBe('#err-10010');
    await reader.untilGone(UI.searchField);
    await reader.openHydrated(DOC);
    await reader.click(UI.searchButton);
    await reader.untilShown(UI.searchField);
    await reader.type('webhook');
    await reader.until(() => reader.textOf(UI.searchHit), 'a hit').toMatch(/webhook/i);
    await reader.click(UI.searchHit);
    await reader.untilGone(UI.searchField);
    await reader.until(reader.pathname, 'another page').not.toBe(DOC);
  });

  test('the colour mode is switched and remembered', async ({ reader }) => {
    await reader.openHydrated(DOC);
    expect(await reader.attributeOfRoot('data-theme')).toBe('dark');
    await reader.click(UI.colourMode);
    await reader.until(() => reader.attributeOfRoot('data-theme'), 'light').toBe('light');
    await reader.session.reload();
    expect(await reader.attributeOfRoot('data-theme')).toBe('light');
    await reader.untilHydrated();
    await reader.session.run(() => localStorage.clear());
  });

  test('menus of the page and of the phone', async ({ reader }) => {
    await reader.openHydrated(DOC);
    await reader.click(UI.pageMenu);
    await reader.untilShown(UI.pageMenuLink);
    await reader.session.keys('Escape');
    await reader.untilGone(UI.pageMenuLink);
    await reader.session.resize(...PHONE);
    await reader.click(UI.menuButton);
    await reader.untilShown(UI.menuLink);
    await reader.click(UI.menuLink);
    await reader.until(reader.pathname, 'the page of the menu').toBe('/docs/introduction/getting-started');
    await reader.untilGone(UI.menuLink);
  });

  const islandState = ({ session }: Reader, id: string) =>
    session.run(
      (name) => document.querySelector(`#${name} [data-island-state]`)?.getAttribute('data-island-state'),
      id,
    );
  const saidBy = ({ session }: Reader, id: string) =>
    session.run((name) => {
      const told = document.querySelectorAll(`#${name} p[class*="verdict"], #${name} p[class*="detail"]`);
      return Array.from(told, ({ textContent }) => textContent).join(' ');
    }, id);

  const pause = ({ session }: Reader, ms: number) =>
    session.run((time) => new Promise((resolve) => setTimeout(resolve, time)), ms);

  /** Kinds of controls, and a key that changes each. */
  const CONTROLS = { 'input[type="range"]': 'ArrowUp', 'input[type="checkbox"]': ' ', select: 'ArrowDown' };

  /** Whether one of the figure's controls changes what the figure says. */
  async function isChanged(reader: Reader, id: string, use: (css: string, key: string) => Promise<void>) {
    const before = await saidBy(reader, id);
    for (const [css, key] of Object.entries(CONTROLS)) {
      if ((await reader.textOf({ css: `#${id} ${css}` })) !== null) {
        await use(`#${id} ${css}`, key);
        await pause(reader, 60);
        if ((await saidBy(reader, id)) !== before) {
          return true;
        }
      }
    }
    return false;
  }

  test('ten figures answer to keys and to the pointer', async ({ reader }) => {
    const problems: string[] = [];
    const figures = tenFigures();
    expect(figures.length).toBeGreaterThan(7);
    test.setTimeout(figures.length * 20_000);
    for (const { id, address } of figures) {
      await reader.openHydrated(`${address}#${id}`);
      await reader.until(() => islandState(reader, id), `${id} is hydrated`).toBe('hydrated');
      const isByKeys = await isChanged(reader, id, async (css, key) => {
        await reader.session.run((selector) => document.querySelector<HTMLElement>(selector)?.focus(), css);
        await reader.session.keys(key);
      });
      const isByPointer = await isChanged(reader, id, (css) => reader.click({ css }, 0.85));
      problems.push(...(isByKeys ? [] : [`${id}: keys`]), ...(isByPointer ? [] : [`${id}: pointer`]));
    }
    expect(problems).toEqual([]);
  });

  test('a picture of each kind comes alive, and goes back', async ({ reader }) => {
    for (const [address, id] of [
      ['/docs/workbench/overview/', 'workbench-map'],
      ['/docs/dashboard/overview', 'dashboard-map'],
      ['/docs/screener/overview', 'screener-map'],
    ]) {
      const button = (name: string) => ({ css: `[data-illustration="${id}"] button`, name });
      await reader.openHydrated(`${address}`);
      await reader.click(button('Try it'));
      await reader.untilShown({ css: `[data-illustration="${id}"] input[placeholder="Type a command"]` });
      await reader.click(button('Back to the picture'));
      await reader.untilShown(button('Try it'));
    }
  });

  test('the tour is done for a reader who asks', async ({ reader }) => {
    await reader.openHydrated('/docs/introduction/getting-started');
    // The buttons appear with the workspace.
    await reader.untilShown({ css: '[data-island="workspace"][data-island-state="hydrated"]' });
    const left = 'button[data-step]:not([data-done])';
    const count = () => reader.session.run((css) => document.querySelectorAll(css).length, left);
    for (let steps = await count(); steps > 0; steps -= 1) {
      await reader.click({ css: left });
      await reader.until(count, 'steps to do').toBe(steps - 1);
    }
    await reader.untilShown({ css: '[data-tour] a', name: 'Now in the app' });
    await reader.session.run(() => localStorage.clear());
  });

  test('what is done before the page is hydrated takes effect afterwards', async ({
    reader: { session },
  }) => {
    // A host of its own, where the browser has no script yet and none comes until `release`.
    const host = await startHost();
    const reader = createReader(session, host);
    const release = host.hold(/^\/assets\/js\//);
    try {
      await reader.open(`${FIGURE.address}#${FIGURE.id}`);
      const before = await saidBy(reader, FIGURE.id);
      await reader.click({ css: `#${FIGURE.id} input[type="range"]` }, 0.8);
      expect(await reader.attributeOfRoot('data-has-hydrated')).toBe('false');
      release();
      await reader.until(() => islandState(reader, FIGURE.id), 'hydrated').toBe('hydrated');
      await reader.until(() => saidBy(reader, FIGURE.id), 'verdict and detail').not.toBe(before);
      expect(host.takeMessages()).toEqual([]);
    } finally {
      release();
      // A page whose host has gone may load itself again, in the middle of the next test.
      await session.open('about:blank');
      host.close();
    }
  });

  test('the docs and an app that shows them in a frame understand each other', async ({ reader }) => {
    const { session, host } = reader;
    await session.open(`${host.app}/engine-app`);
    await session.run((docs) => {
      const received: string[] = [];
      Object.assign(window, { received });
      const frame = document.createElement('iframe');
      frame.src = docs;
      addEventListener('message', ({ source, data }) => {
        received.push(data.type);
        if (data.type === 'ready' && source === frame.contentWindow) {
          frame.contentWindow?.postMessage({ type: 'embed', section: 'restore' }, new URL(docs).origin);
        }
      });
      document.body.append(frame);
    }, `${host.origin}/docs/workbench/overview/saving-resaving-a-workbench`);
    await reader
      .until(
        () => session.run(() => Array.from(new Set((window as unknown as { received: string[] }).received))),
        'what the docs said',
      )
      .toEqual(expect.arrayContaining(['ready', 'embedded', 'height']));
    // Some browsers give a frame of another site no storage. Docusaurus says so, and the docs do without.
    const messages = host.takeMessages().filter((text) => !text.includes('browser storage is not available'));
    expect(messages).toEqual([]);
  });

  test('a visited page opens while the server is away, and says of when it is', async ({
    reader: { session },
  }) => {
    const host = await startHost({ hasWorker: true });
    const reader = createReader(session, host);
    const isKept = () =>
      session.run(
        async (path) => Boolean(await (await caches.open('pt-docs-offline-pages-1')).match(path)),
        DOC,
      );
    try {
      await reader.openHydrated(DOC);
      test.skip(
        !(await session.run(() => 'serviceWorker' in navigator)),
        'this browser has no service worker',
      );
      await reader.until(isKept, 'the page is kept').toBe(true);
      host.setDown(true);
      await reader.open(DOC);
      // Not by the host's own script, which is away too.
      const textOf = (css: string) =>
        session.run((selector) => document.querySelector(selector)?.textContent, css);
      await reader.until(() => textOf(UI.savedNote.css), 'the date of the copy').toMatch(/saved on \d/);
      expect(await textOf(UI.heading.css)).toBe('Alerts overview');
    } finally {
      host.close();
    }
  });
});
