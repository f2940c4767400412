import { test as base, expect } from '@playwright/test';
import { sitemapPaths } from '../fixtures';
import { startChromium } from './chromium';
import { startFirefox } from './firefox';
import { type Host, startHost } from './host';
import { createReader, PHONE, type Reader, WIDE } from './reader';
import { type Engine, EngineMissing, type Session } from './session';
import { UI } from './ui';
import { startWebkit } from './webkit';

/**
 * What a reader relies on, in every engine. CONTRIBUTING.md has the list that a person goes through on a phone. The other
 * specs look closer, in Chromium alone.
 */
const START: Readonly<Record<Engine, (host: Host) => Promise<Session>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: ({ origin }) => startWebkit(origin),
};

type Started = { readonly reader: Reader | null; readonly missing: string };

const test = base.extend<{ reader: Reader }, { engine: Engine; started: Started }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  // One browser for all checks: starting it takes as long as several of them.
  started: [
    async ({ engine }, use) => {
      const host = await startHost();
      try {
        const session = await START[engine](host);
        await use({ reader: createReader(session, host), missing: '' });
        await session.close();
      } catch (error) {
        if (!(error instanceof EngineMissing)) {
          throw error;
        }
        await use({ reader: null, missing: error.message });
      }
      host.close();
    },
    { scope: 'worker', timeout: 60_000 },
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

test.describe.configure({ timeout: 60_000 });

const DOC = '/docs/alerts/overview';
const NEXT = '/docs/alerts/creating-an-alert';

const overflow = ({ session }: Reader) =>
  session.run(() => document.documentElement.scrollWidth - innerWidth);

test('every page loads, hydrates, says nothing in the console and fits 390 and 1,280 px', async ({
  reader,
}) => {
  // 71 pages, each at two widths.
  test.setTimeout(360_000);
  const { session, host } = reader;
  const problems: string[] = [];
  for (const address of sitemapPaths()) {
    await session.resize(...PHONE);
    await reader.openHydrated(address);
    const narrow = await overflow(reader);
    await session.resize(...WIDE);
    const wide = await overflow(reader);
    const title = await reader.textOf(UI.heading);
    if (narrow > 0 || wide > 0 || !title) {
      problems.push(`${address}: overflow ${narrow} at 390 px, ${wide} at 1,280 px, heading ${title}`);
    }
    problems.push(...host.takeMessages());
  }
  expect(problems).toEqual([]);
});

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
  await reader.click(UI.contentsLink('#webhook'));
  await reader.until(() => session.run(() => location.hash), 'the section').toBe('#webhook');
  await reader
    .until(
      () =>
        session.run(() => Math.abs(document.getElementById('webhook')?.getBoundingClientRect().top ?? 9999)),
      'in view',
    )
    .toBeLessThan(200);
  expect(await session.run(() => 'isSameDocument' in window)).toBe(true);
  await session.reload();
  await reader.untilHydrated();
  await reader.until(() => session.run(() => location.hash), 'after a reload').toBe('#webhook');
  await reader.until(reader.scrollTop, 'still there').toBeGreaterThan(200);
});
