import { expect, openHydrated, sitemapPaths, test } from '../../fixtures';

type Copy = { path: string; copy: string; problems: string[] };

/** Runs in the browser, with the browser's own parser: independent of how the copies were made. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: it is sent to the browser whole and can call no other
async function compare(path: string): Promise<Copy> {
  const NOISE =
    'nav, .theme-doc-toc-mobile, .theme-doc-footer, .hash-link, [hidden], [aria-hidden="true"], [data-content="skip"], [role="status"], button, label, input, select, textarea';
  const html = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
  const link = html.querySelector<HTMLLinkElement>('link[rel="alternate"][type="text/markdown"]');
  const copy = link?.getAttribute('href') ?? '';
  const response = await fetch(copy || '/no-copy');
  const problems: string[] = [];
  if (!response.ok || response.headers.get('content-type') !== 'text/markdown; charset=utf-8') {
    return {
      path,
      copy,
      problems: [`copy answered ${response.status} ${response.headers.get('content-type')}`],
    };
  }
  const text = await response.text();
  const letters = (value: string) =>
    value
      .replace(/&#x[0-9a-f]+;/gi, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[^\p{L}\p{N}]+/gu, '');
  const lines = text.split('\n');
  const headings = new Set(lines.filter((line) => /^[\s\-*.\d]*#+ /.test(line)).map(letters));
  const rows = new Set(lines.filter((line) => line.trimStart().startsWith('|')).map(letters));
  const articles = html.querySelectorAll('main article');
  const root = articles.length === 1 ? articles[0] : html.querySelector('main');
  for (const noise of root?.querySelectorAll(NOISE) ?? []) {
    noise.remove();
  }
  const canonical = html.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.getAttribute('href') ?? '';
  for (const front of [`canonical: "${canonical}"`, 'title: "', 'description: "']) {
    if (!text.split('\n---')[0]?.includes(front)) {
      problems.push(`front matter lacks ${front}`);
    }
  }
  for (const heading of root?.querySelectorAll('h1, h2, h3, h4, h5, h6') ?? []) {
    const copy = heading.cloneNode(true) as Element;
    for (const anchor of copy.querySelectorAll('a')) {
      if (anchor.textContent?.trim() === '#') {
        anchor.remove();
      }
    }
    if (!headings.has(letters(copy.textContent ?? ''))) {
      problems.push(`heading lost: ${copy.textContent}`);
    }
  }
  for (const row of root?.querySelectorAll('tr') ?? []) {
    const cells = Array.from(row.children, (cell) => letters(cell.textContent ?? '')).join('');
    if (!rows.has(cells)) {
      problems.push(`row lost: ${row.textContent?.slice(0, 100)}`);
    }
  }
  for (const anchor of root?.querySelectorAll('a[href]') ?? []) {
    const address = new URL(anchor.getAttribute('href') ?? '', canonical).href;
    if (anchor.textContent?.trim() !== '#' && !text.includes(address)) {
      problems.push(`link lost: ${address}`);
    }
  }
  for (const figure of root?.querySelectorAll('figure') ?? []) {
    // Labels inside a drawing are told by the figure's sentence and table.
    for (const drawing of figure.querySelectorAll('svg')) {
      drawing.remove();
    }
    const texts = html.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const numbers = texts.currentNode.textContent?.match(/\d[\d,.]*\d|\d/g) ?? [];
      problems.push(
        ...numbers
          .filter((number) => !text.includes(number))
          .map((number) => `figure number lost: ${number}`),
      );
    }
  }
  return { path, copy, problems };
}

test('no page loses a heading, table row, link or figure number in its Markdown copy', async ({ page }) => {
  await openHydrated(page, '/');
  const problems: string[] = [];
  for (const path of sitemapPaths()) {
    const copy = await page.evaluate(compare, path);
    problems.push(...copy.problems.map((problem) => `${copy.path}: ${problem}`));
  }
  expect(problems).toEqual([]);
});

test.describe('the bar under the title', () => {
  // Chromium asks for /favicon.ico beside a file that is no page.
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], expectedMessages: /404 \(Not Found\)/ });

  test('copies the page as Markdown and opens it, by keyboard', async ({ page }) => {
    await openHydrated(page, '/docs/alerts/overview');
    await page.getByRole('button', { name: 'Copy page as Markdown' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# Alerts overview');
    await expect(page.getByText('Copied', { exact: true })).toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^http.*\/docs\/alerts\/overview$/,
    );
    const menu = page.locator('summary', { hasText: 'Page menu' });
    await page.keyboard.press('Tab');
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Open the Markdown' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Open the Markdown' })).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Open the Markdown' }).click();
    await expect(page).toHaveURL('/docs/alerts/overview.md');
  });

  for (const path of ['/blog/release-v2.8.6', '/markdown-page']) {
    test(`stands on ${path} too`, async ({ page }) => {
      await openHydrated(page, path);
      await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
      await expect(page.getByText('Copied', { exact: true })).toBeVisible();
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`title: "${title}"`);
      await page.locator('summary', { hasText: 'Page menu' }).click();
      await expect(page.getByRole('link', { name: 'Open the Markdown' })).toHaveAttribute(
        'href',
        `${path}.md`,
      );
    });
  }

  test('says so when the clipboard is refused', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await openHydrated(page, '/docs/alerts/overview');
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
    await expect(page.getByText('Couldn’t be copied. Open the Markdown and copy it there.')).toBeVisible();
  });
});
