import { survives } from '../../faults';
import { expect, openHydrated, test } from '../../fixtures';

const DOC = '/docs/workbench/overview/saving-resaving-a-workbench';

test.describe('announcement bar', () => {
  const bar = '.theme-announcement-bar';

  test('comes back when its id changes', survives('announcement-id'), async ({ page }) => {
    await openHydrated(page, '/');
    await page.evaluate(() => {
      localStorage.setItem('docusaurus.announcement.id', 'an-older-release');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await openHydrated(page, '/blog');
    await expect(page.locator(bar)).toBeVisible();
  });
});

test.describe('navbar', () => {
  test('holds logo, Documentation, search and toggle, and nothing else', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openHydrated(page, '/');
    const navbar = page.locator('nav.navbar');
    await expect(navbar.getByRole('link')).toHaveCount(2);
    await expect(navbar.locator('.navbar__brand')).toHaveAttribute('href', 'https://www.pt.example');
    await expect(navbar.getByRole('link', { name: 'Documentation' })).toHaveAttribute(
      'href',
      '/docs/introduction/getting-started',
    );
    await expect(navbar.getByRole('button').filter({ visible: true })).toHaveCount(2);
  });

  test('hides on the way down and comes back on the way up', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await openHydrated(page, DOC);
    const bottom = () =>
      page.locator('nav.navbar').evaluate((navbar) => navbar.getBoundingClientRect().bottom);
    for (let step = 1; step <= 8; step += 1) {
      await page.mouse.wheel(0, 120);
      await page.waitForTimeout(40);
    }
    await expect.poll(bottom).toBeLessThanOrEqual(0);
    await page.mouse.wheel(0, -200);
    await expect.poll(bottom).toBeGreaterThan(0);
  });
});

test.describe('mobile menu', () => {
  test('exists under 996 px only, and closes when the screen widens', async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 800 });
    await openHydrated(page, DOC);
    const open = page.getByRole('button', { name: 'Toggle navigation bar' });
    await expect(open).toBeHidden();

    await page.setViewportSize({ width: 995, height: 800 });
    const menu = page.locator('dialog.pt-menu');
    await open.click();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(menu).toBeHidden();
  });
});

test('footer: four named icon links of 24 by 24 pixels and the copyright year', async ({ page }) => {
  await openHydrated(page, '/');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Open the PT app', 'Chat community', 'Social network', 'Video channel']) {
    const icon = footer.getByRole('link', { name }).locator('svg');
    expect(await icon.boundingBox()).toMatchObject({ width: 24, height: 24 });
  }
  await expect(footer).toContainText('2023');
});

test('"Skip to main content" is the first stop and moves the focus', async ({ page }) => {
  await openHydrated(page, DOC);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.contains(document.querySelector('h1')))).toBe(
    true,
  );
});

test('the docs version is stored', async ({ page }) => {
  await openHydrated(page, DOC);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
    .toBe('current');
  expect(await page.locator('meta[name="docusaurus_version"]').getAttribute('content')).toBe('current');
});

test('blog: reading time, all posts on one page, sidebar grouped by year', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHydrated(page, '/blog');
  await expect(page.locator('article')).toHaveCount(2);
  await expect(page.getByText(/min read/)).toHaveCount(2);
  const sidebar = page.getByRole('navigation', { name: /recent posts/i });
  await expect(sidebar.getByText('2023', { exact: true })).toBeVisible();
  await expect(sidebar.getByRole('link')).toHaveCount(2);
});
