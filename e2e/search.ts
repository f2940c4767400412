import { expect, type Page } from '@playwright/test';

/** The parts of search that several specs work with. */
export const INDEX = '**/assets/search/index.*.json';

export const dialog = (page: Page) => page.locator('.DocSearch-Modal');
export const field = (page: Page) => dialog(page).getByRole('searchbox');
export const hits = (page: Page) => page.locator('.DocSearch-Hit');

export async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}
