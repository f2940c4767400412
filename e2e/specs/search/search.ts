import { expect, type Page } from '@playwright/test';

/** The parts of search that several specs work with. */

/** All names, which answer first, and the texts. */
export const NAMES = '**/search-index.json';
export const TEXTS = '**/assets/search/texts.*.json';
export const SCRIPT = '**/assets/js/island-search.*.js';

export const dialog = (page: Page) => page.locator('dialog.pt-search[open]');
export const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search' });
export const hits = (page: Page) => dialog(page).locator('.pt-hit');
export const searchButton = (page: Page) => page.getByRole('button', { name: /^Search (Ctrl|⌘) K$/ });

export async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}
