import { expect, openHydrated, test } from '../../fixtures';
import { PORTS } from '../../ports';

const DOC = '/docs/alerts/overview';

const cases: [string, string][] = [
  ['/index.html', '/'],
  ['/blog/index.html', '/blog'],
  [`${DOC}.html`, DOC],
  [`${DOC}/index.html`, DOC],
  [`/${DOC}`, DOC],
  ['/docs//alerts///overview', DOC],
];

// On a host that only hands out files the page itself puts things right (packages/islands/src/head/address.test.ts); tests/built/serving asks servers that redirect.
test('addresses as people and old links write them become plain ones', { tag: '@all' }, async ({ page }) => {
  for (const [written, plain] of cases) {
    await openHydrated(page, `http://localhost:${PORTS.bareHost}${written}?q=1#x`);
    expect(new URL(page.url()).pathname, written).toBe(plain);
    expect(new URL(page.url()).search, written).toBe('?q=1');
    await expect(page.locator('nav.navbar')).toHaveCount(1);
    await expect(page.locator('#__docusaurus')).not.toContainText('Page Not Found');
  }
});

test('a hash with a malformed escape leaves the page whole, at load and later', { tag: '@all' }, async ({
  page,
}) => {
  await openHydrated(page, `${DOC}#100%`);
  await expect(page.locator('h1')).toHaveText('Alerts overview');
  await page.evaluate(() => {
    window.location.hash = '#50%';
  });
  await page
    .getByRole('button', { name: /dark and light|switch between/i })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByText('This page crashed')).toHaveCount(0);
});
