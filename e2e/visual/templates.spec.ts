import { expect, test } from '@playwright/test';
import { waitForTypeface } from '../fixtures';

/** One address of each kind of page. What is there once the page is complete is waited for. */
const TEMPLATES = [
  { name: 'home', address: '/' },
  { name: 'overview', address: '/docs/alerts/overview' },
  { name: 'how-to', address: '/docs/alerts/creating-an-alert' },
  {
    name: 'metrics',
    address: '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics#funding-rate',
  },
  { name: 'commands', address: '/docs/workbench/overview/using-the-workbench/workbench-cmds#workbench' },
  {
    name: 'errors',
    address:
      '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account#errors',
  },
  { name: 'glossary', address: '/docs/others/overview#glossary' },
  { name: 'blog', address: '/blog' },
  { name: 'post', address: '/blog/release-v2.8.6' },
  { name: 'archive', address: '/blog/archive' },
  { name: 'search', address: '/search?q=funding', last: 'main li a' },
  { name: 'not-found', address: '/docs/alerts/creating-alert', last: '#nearest-pages' },
  { name: 'offline', address: '/offline', last: '#nothing' },
];

const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

test.describe('the first screen of', { tag: '@all' }, () => {
  for (const { name, address, last = 'main' } of TEMPLATES) {
    for (const mode of ['dark', 'light']) {
      for (const viewport of SIZES) {
        test(`${name}, ${mode}, ${viewport.width} px`, async ({ page }) => {
          await page.setViewportSize(viewport);
          await page.clock.setFixedTime(new Date('2026-11-16T12:00:00Z'));
          await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
          await waitForTypeface(page);
          await page.goto(address, { waitUntil: 'networkidle' });
          // Code has a font of the system, of which each system has another: here it has the site's own.
          await page.evaluate(() => {
            document.documentElement.style.setProperty('--pt-font-mono', 'var(--pt-font)');
            return document.fonts.ready.then(() => undefined);
          });
          await expect(page.locator(last).first()).toBeVisible();
          await expect(page).toHaveScreenshot(`${name}-${mode}-${viewport.width}.png`, {
            maxDiffPixelRatio: 0.001,
          });
        });
      }
    }
  }
});
