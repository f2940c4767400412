import type { Frame, Page } from '@playwright/test';
import { survives } from '../../faults';
import { expect, test, untilHydrated } from '../../fixtures';
import { PORTS } from '../../ports';
import {
  APP,
  addFrame,
  DOCS,
  expectAtSection,
  expectEmbedded,
  modeOf,
  OTHER_SITE,
  openApp,
  openEmbedded,
  openFrame,
  positionOf,
  received,
  STRANGER,
  send,
  settle,
} from './embedding';

const PAGE = '/docs/workbench/overview/saving-resaving-a-workbench';
const SECTION = 'restore';
/** The same pages from a host without headers, where only the docs' own checks stand in the way. */
const BARE_DOCS = `http://localhost:${PORTS.bareHost}`;
const PLAIN = { mode: null, theme: 'dark' };
const STORAGE_WARNING = /^warning: Docusaurus browser storage/;

async function expectUnheard(page: Page, docs: Frame): Promise<void> {
  await send(page, { type: 'embed' });
  await send(page, 'garbage');
  await settle(page);
  expect(await modeOf(docs)).toEqual(PLAIN);
  expect(await page.evaluate(() => window.received)).toEqual([]);
}

/** Where the page stood while the message took it to the section in its hash. */
async function positionsOnTheWay(page: Page): Promise<number[]> {
  const docs = await openFrame(page, `${DOCS}${PAGE}#${SECTION}`);
  await docs.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const positions: number[] = [];
    addEventListener('scroll', () => positions.push(Math.round(scrollY)));
    Object.assign(window, { positions });
  });
  await send(page, { type: 'embed' });
  await expectAtSection(docs, SECTION);
  return docs.evaluate(() => (window as unknown as { positions: number[] }).positions);
}

test.describe('the specification', () => {
  test('a message of type embed: dark, embed mode, no navbar, no footer, nothing stored', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (location.port !== '' && window.parent !== window) {
        localStorage.setItem('theme', 'light');
      }
    });
    const docs = await openFrame(page, DOCS + PAGE);
    expect(await modeOf(docs)).toEqual({ mode: null, theme: 'light' });
    await expect(docs.locator('.navbar')).toBeVisible();
    await send(page, { type: 'embed' });
    await expectEmbedded(docs);
    expect(await docs.evaluate(() => ({ ...localStorage }))).toMatchObject({ theme: 'light' });
    await expect(docs.locator('html')).toHaveCSS('background-color', 'rgb(11, 14, 20)');
  });

  test('a JSON string is understood as well, and the answer goes to the exact origin', async ({ page }) => {
    const docs = await openFrame(page, DOCS + PAGE);
    await send(page, '{"type":"embed"}');
    await expectEmbedded(docs);
    await expect.poll(() => received(page, 'embedded')).toHaveLength(1);
    const [answer] = await received(page, 'embedded');
    expect(answer).toEqual({
      source: 'pt-docs',
      version: 1,
      type: 'embedded',
      page: PAGE,
      section: '',
      title: expect.stringContaining('Save and resave'),
    });
  });

  test('on a slow phone, too, the parent hears the title of the new page', async ({ page }) => {
    const docs = await openEmbedded(page, DOCS + PAGE);
    await docs.evaluate(() => {
      const nextFrame = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (run) => window.setTimeout(() => nextFrame(run), 600);
    });
    await send(page, { type: 'embed', page: '/docs/alerts/overview' });
    await expect
      .poll(async () => String((await received(page, 'navigated')).at(-1)?.title))
      .toContain('Alerts overview');
  });

  test('it scrolls smoothly to the section in the hash', async ({ page }) => {
    const positions = await positionsOnTheWay(page);
    expect(new Set(positions).size, 'steps on the way').toBeGreaterThan(3);
  });

  test('without a hash it stays where it is', async ({ page }) => {
    const docs = await openFrame(page, DOCS + PAGE);
    await docs.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await send(page, { type: 'embed' });
    await expectEmbedded(docs);
    await settle(page);
    expect((await positionOf(docs, SECTION)).scrolled).toBeGreaterThan(150);
  });

  test.describe('malformed', () => {
    test.use({ expectedMessages: /^warning: Embed message ignored: / });
    test('a malformed message is logged, reason only, and answered', async ({ page, consoleMessages }) => {
      const docs = await openFrame(page, DOCS + PAGE);
      await send(page, '{"type":"embed", "secret-of-the-app"');
      await expect.poll(() => consoleMessages).toHaveLength(1);
      expect(consoleMessages[0]).toBe('warning: Embed message ignored: it is a text that is not JSON.');
      await expect.poll(() => received(page, 'error')).toMatchObject([{ reason: expect.any(String) }]);
      expect(await modeOf(docs)).toEqual(PLAIN);
    });
  });
});

test('reduced motion: the section is reached in one step', survives('reduced-motion'), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const positions = await positionsOnTheWay(page);
  // Hiding the chrome may move the page once more.
  expect(new Set(positions.filter((position) => position > 0)).size).toBeLessThanOrEqual(2);
});

test.describe('who may speak', () => {
  test.use({ expectedMessages: new RegExp(`${STORAGE_WARNING.source}|may not embed these docs`) });

  test(
    'a stranger is not heard and not answered; the console tells the operator',
    survives('embed-stranger'),
    async ({ page, consoleMessages }) => {
      const docs = await openFrame(page, BARE_DOCS + PAGE, { app: STRANGER });
      await expectUnheard(page, docs);
      expect(consoleMessages.filter((text) => text.includes(`${STRANGER} may not embed`))).toHaveLength(1);
    },
  );

  test('a local app is not heard by docs that are not served locally', async ({ page }) => {
    const docs = await openFrame(page, `http://docs.localhost:${PORTS.bareHost}${PAGE}`, { app: OTHER_SITE });
    await expectUnheard(page, docs);
  });

  test('a sibling frame of the allowed origin is not the parent', async ({ page }) => {
    const docs = await openFrame(page, DOCS + PAGE);
    await page.evaluate(async () => {
      const sibling = document.createElement('iframe');
      sibling.name = 'sibling';
      sibling.src = '/';
      await new Promise((resolve) => {
        sibling.onload = resolve;
        document.body.append(sibling);
      });
    });
    await page.frame('sibling')?.evaluate(() => {
      parent.frames[0]?.postMessage({ type: 'embed' }, '*');
      parent.frames[0]?.postMessage('garbage', '*');
    });
    await settle(page);
    expect(await modeOf(docs)).toEqual(PLAIN);
  });

  test(
    'the top window listens to nobody, not to itself and not to its opener',
    survives('embed-top'),
    async ({ page, context }) => {
      await openApp(page, APP);
      const opening = context.waitForEvent('page');
      await page.evaluate((address) => Object.assign(window, { docs: window.open(address) }), DOCS + PAGE);
      const docs = await opening;
      await untilHydrated(docs);
      await page.evaluate(() =>
        (window as unknown as { docs: Window }).docs.postMessage({ type: 'embed' }, '*'),
      );
      await docs.evaluate(() => window.postMessage({ type: 'embed' }, '*'));
      await settle(page);
      expect(await modeOf(docs.mainFrame())).toEqual(PLAIN);
      await expect(docs.locator('.navbar')).toBeVisible();
    },
  );

  test.describe('without an origin', () => {
    // This host allows nobody else to load the typeface; our configurations do.
    test.use({
      expectedMessages:
        /browser storage is not available|^error: (Access to font|Failed to load resource: net::ERR_FAILED)/,
    });

    test('a parent with the origin "null" is not heard', async ({ page }) => {
      await openApp(page, `${APP}/sandboxed`);
      expect(await page.evaluate(() => window.origin)).toBe('null');
      const docs = await addFrame(page, BARE_DOCS + PAGE);
      await expectUnheard(page, docs);
    });
  });
});

test.describe('hostile messages from an allowed parent', () => {
  test.use({ expectedMessages: /^warning: Embed message ignored: / });

  test(
    'strings, cycles and huge objects do no harm and leave a bounded log',
    survives('embed-hostile'),
    async ({ page, consoleMessages }) => {
      const docs = await openFrame(page, DOCS + PAGE);
      await page.evaluate(() => {
        const docs = document.querySelector('iframe')?.contentWindow;
        const cyclic: Record<string, unknown> = { type: 'other' };
        cyclic.self = cyclic;
        const huge = { type: 'other', rows: Array.from({ length: 200_000 }, (_, row) => ({ row })) };
        const hostile = [
          '',
          '{',
          '{"type":"embed"'.padEnd(2_000_000),
          '[]',
          'null',
          '{"__proto__":{"type":"embed"}}',
          null,
          undefined,
          0,
          [],
          new Map([['type', 'embed']]),
          new ArrayBuffer(1_000_000),
          cyclic,
          huge,
          { type: 'embed', version: 99 },
          { type: 'embed', page: '//evil.example' },
          { type: 'embed', page: 'javascript:alert(1)' },
          { type: 'embed', section: '\ud800' },
        ];
        for (const message of hostile) {
          docs?.postMessage(message, '*');
        }
      });
      await expect.poll(() => consoleMessages.length).toBe(6);
      await settle(page);
      expect(consoleMessages).toHaveLength(6);
      expect(consoleMessages[5]).toContain('Further messages like it are not logged');
      expect(await modeOf(docs)).toEqual(PLAIN);
      expect(docs.url()).toBe(DOCS + PAGE);
      await page.evaluate(() => {
        const embed: Record<string, unknown> = { type: 'embed' };
        embed.self = embed;
        document.querySelector('iframe')?.contentWindow?.postMessage(embed, '*');
      });
      await expectEmbedded(docs);
    },
  );

  test(
    'a flood of 20,000 bad messages: six lines, and the page still answers',
    survives('embed-flood'),
    async ({ page, consoleMessages }) => {
      const docs = await openFrame(page, DOCS + PAGE);
      await page.evaluate(() => {
        const docs = document.querySelector('iframe')?.contentWindow;
        for (let count = 0; count < 20_000; count += 1) {
          docs?.postMessage(count % 2 ? `{"type":${count}` : { type: 'noise', count }, '*');
        }
        docs?.postMessage({ type: 'embed' }, '*');
      });
      await expectEmbedded(docs);
      await docs.getByRole('button', { name: 'Contents' }).click();
      await expect(docs.getByRole('link', { name: 'Getting started' })).toBeVisible();
      expect(consoleMessages).toHaveLength(6);
      expect(await received(page, 'error')).toHaveLength(6);
    },
  );
});

test(
  'a flood of 20,000 good messages is answered a few times only',
  survives('embed-flood'),
  async ({ page }) => {
    const docs = await openFrame(page, `${DOCS}${PAGE}#${SECTION}`);
    const started = Date.now();
    await page.evaluate(() => {
      const docs = document.querySelector('iframe')?.contentWindow;
      for (let count = 0; count < 20_000; count += 1) {
        docs?.postMessage({ type: 'embed' }, '*');
      }
    });
    await expectEmbedded(docs);
    await docs.getByRole('button', { name: 'Contents' }).click();
    await settle(page);
    const answers = await received(page, 'embedded');
    // One per 100 ms is the limit.
    expect(answers.length).toBeLessThanOrEqual(2 + (Date.now() - started) / 100);
  },
);

test.describe('odd hashes', () => {
  test('malformed, hostile and empty ones do no harm', async ({ page }) => {
    const hashes = [
      '#100%',
      '#%E0%A4%A',
      '#"><img src=x onerror=alert(1)>',
      '#%F0%9F%90%BC',
      '#__proto__',
      '#',
    ];
    const docs = await openFrame(page, DOCS + PAGE + hashes[0]);
    for (const hash of hashes) {
      await docs.evaluate((hash) => location.assign(hash), hash);
      await send(page, { type: 'embed' });
      await expectEmbedded(docs);
      await settle(page);
      await expect(docs.locator('h1')).toHaveText('Save and resave a workbench');
    }
  });

  test('a section with odd characters is found', async ({ page }) => {
    const docs = await openFrame(page, DOCS + PAGE);
    const id = '100% ü "quoted" 🐼';
    await docs.evaluate((id) => {
      const heading = document.createElement('h2');
      heading.id = id;
      document.querySelector('article')?.append(heading);
    }, id);
    await send(page, { type: 'embed', section: id });
    await expect.poll(async () => (await positionOf(docs, id)).scrolled).toBeGreaterThan(500);
    expect(await docs.evaluate(() => decodeURIComponent(location.hash))).toBe(`#${id}`);
  });
});
