import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import getPort from 'get-port';
import { terms } from '../../../data/glossary/terms';
import { expect, isSameDocument, markDocument, test } from '../../fixtures';

/** The dev server is where an option that is off by default is tried: its pages link to their source. */
const OPTIONS = { PT_EDIT_URL: 'https://code.example/edit/main' };

const ROOT = path.resolve(__dirname, '../../..');

/** What `npm run dev` does, without the check of packages before it. Ends with this process (scripts/lib/startChild.ts). */
function startDevServer(port: number): { server: ChildProcess; said: () => string } {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...OPTIONS, PORT: String(port), NODE_ENV: undefined },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return { server, said: () => output };
}

test.describe('npm run dev', { tag: '@all' }, () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  /** One test: it starts one server, in one worker. Every step is silent in the console, which the fixture checks. */
  test('the dev server: a page, navigation, an island and a term', async ({ page }) => {
    // The server compiles the whole site first, on a machine that tests other things meanwhile.
    test.setTimeout(300_000);
    const port = await getPort();
    const DEV = `http://localhost:${port}`;
    const { server, said } = startDevServer(port);
    try {
      await expect(async () => {
        expect(server.exitCode, said()).toBeNull();
        expect((await page.request.get(DEV).catch(() => null))?.ok(), said()).toBe(true);
      }).toPass({ timeout: 150_000 });

      await page.goto(`${DEV}/docs/alerts/overview`);
      await expect(page.locator('h1')).toHaveText('Alerts overview');

      await page.locator('article [data-term="alert"] > a').first().hover();
      const card = page.getByRole('group', { name: `Definition of ${terms.alert?.name}` });
      await expect(card).toContainText(`${terms.alert?.definition}`);

      await markDocument(page);
      await page.locator('article a[href="/docs/alerts/creating-an-alert"]').first().click();
      await expect(page.locator('h1')).toHaveText('Create an alert');
      expect(await isSameDocument(page)).toBe(true);

      await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
        'href',
        `${OPTIONS.PT_EDIT_URL}/docs/alerts/creating-an-alert.mdx`,
      );

      await page.locator('article a[href^="/docs/alerts/triggers#"]').first().click();
      const island = page.locator('[data-island="AlertSimulator"]');
      await island.scrollIntoViewIfNeeded();
      await expect(island).toHaveAttribute('data-island-state', 'hydrated');
      const slider = island.getByRole('slider').first();
      const before = await slider.getAttribute('aria-valuetext');
      await slider.press('ArrowRight');
      await expect(slider).not.toHaveAttribute('aria-valuetext', before ?? '');
    } finally {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    }
  });
});
