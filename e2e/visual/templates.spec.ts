import { expect, test } from '@playwright/test';
import { openWithTypeface, untilHydrated } from '../fixtures';
import { KINDS_OF_PAGE, OFFLINE_PAGE } from '../kindsOfPage';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

test.describe('the first screen of', { tag: '@all' }, () => {
  for (const { name, address, last = 'main' } of KINDS_OF_PAGE) {
    for (const mode of ['dark', 'light']) {
      for (const viewport of SIZES) {
        test(`${name}, ${mode}, ${viewport.width} px`, async ({ page }) => {
          await page.setViewportSize(viewport);
          await page.clock.setFixedTime(new Date('2026-11-16T12:00:00Z'));
          await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
          await openWithTypeface(page, address);
          // The header names the section from then on.
          if (address !== OFFLINE_PAGE) {
            await untilHydrated(page);
          }
          await expect(page.locator(last).first()).toBeVisible();
          await expect(page).toHaveScreenshot(`${name}-${mode}-${viewport.width}.png`, {
            maxDiffPixelRatio: 0.001,
          });
        });
      }
    }
  }
});
