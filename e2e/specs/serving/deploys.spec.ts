import type { Page } from '@playwright/test';
import {
  expect,
  fetchNothingAhead,
  openHydrated,
  outlastTimers,
  scrollTop,
  sidebarLink,
  test,
  untilHydrated,
} from '../../fixtures';
import { countDocuments, deployHost } from '../../hosts/deploys';
import { CHANGED_TITLE } from '../../hosts/secondBuild';

const DOC = '/docs/alerts/overview';
const CHANGED = '/docs/alerts/alerts-panel';

/** A tab in which the reader has gone from one doc to the next: it knows the names of its build's files. */
async function openAndGoOn(page: Page, origin: string): Promise<void> {
  await fetchNothingAhead(page);
  await openHydrated(page, origin + DOC);
  await sidebarLink(page, '/docs/alerts/creating-an-alert').click();
  await expect(page.locator('h1')).toHaveText('Create an alert');
}

test.describe('a deploy under an open tab', { tag: '@all' }, () => {
  test.use({
    viewport: { width: 1280, height: 900 },
    expectedMessages:
      /Failed to load resource|ChunkLoadError|warning: Error: (Loading CSS chunk|The (doc fragment|styles|table) )|MIME type|Refused to execute/,
  });

  test('older scripts are gone: what is read stays, the next page is the newer one, with one load', async ({
    page,
  }) => {
    const host = deployHost('gone');
    await fetchNothingAhead(page);
    await openHydrated(page, `${host.origin}${DOC}?kept=1`);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await host.become('second');
    const documents = countDocuments(page);

    // The dialog's script went with the older build. The page is left alone until the reader says otherwise.
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    const broken = dialog.getByText('Unable to fetch results');
    await expect(broken).toBeVisible();
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(broken).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await scrollTop(page)).toBe(300);
    expect(new URL(page.url()).search).toBe('?kept=1');
    expect(documents()).toBe(0);

    await sidebarLink(page, CHANGED).click();
    await expect(page.locator('h1')).toHaveText(CHANGED_TITLE.after);
    await untilHydrated(page);
    expect(documents()).toBe(1);
    await outlastTimers(page, 500);
    expect(documents(), 'no loop').toBe(1);
    await page.goBack();
    await expect(page).toHaveURL(`${host.origin}${DOC}?kept=1`);
    await untilHydrated(page);
  });

  test('older scripts are kept: the tab goes on as it is', async ({ page }) => {
    const host = deployHost('kept');
    await openAndGoOn(page, host.origin);
    await page.keyboard.press('/');
    const field = page.locator('.pt-search__field');
    await expect(field).toBeFocused();
    await host.become('second-beside-first');
    const documents = countDocuments(page);
    await field.fill('10010');
    await expect(page.locator('.pt-search .pt-hit').first()).toContainText('10010');
    await expect(field).toHaveValue('10010');
    await page.keyboard.press('Escape');
    await sidebarLink(page, CHANGED).click();
    await expect(page.locator('h1')).toHaveText(CHANGED_TITLE.before);
    expect(documents()).toBe(0);
    await page.reload();
    await expect(page.locator('h1')).toHaveText(CHANGED_TITLE.after);
    await untilHydrated(page);
    expect(documents()).toBe(1);
  });
});
