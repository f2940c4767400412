import { test as plain } from '@playwright/test';
import { contentSecurityPolicy, formatPolicy } from '@pt-docs/serving';
import { expect, openHydrated, test } from '../../fixtures';
import { DOCS, openApp, STRANGER } from '../embed/embedding';

const DOC = '/docs/alerts/overview';

/** Without the fixture that fails on violations: here they are wanted. */
plain('what the pages do not contain is stopped', async ({ page }) => {
  await page.goto(DOC);
  const stopped = await page.evaluate(async () => {
    const directives: string[] = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      directives.push(effectiveDirective),
    );
    const script = document.createElement('script');
    script.textContent = 'window.hit = true';
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    const image = document.createElement('img');
    image.src = 'https://evil.example/x.png';
    document.head.append(script, style, image);
    document.body.setAttribute('style', 'color: red');
    document.body.setAttribute('onclick', 'window.hit = true');
    document.body.click();
    await fetch('https://evil.example/').catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { directives: Array.from(new Set(directives)).toSorted(), hit: 'hit' in window };
  });
  expect(stopped).toEqual({
    hit: false,
    directives: [
      'connect-src',
      'img-src',
      'script-src-attr',
      'script-src-elem',
      'style-src-attr',
      'style-src-elem',
    ],
  });
});

/** The policy that a build with PT_FEEDBACK_URL gets (config/feedback.test.ts), around a form as that build has it. */
plain('with feedback an answer reaches its receiver and nobody else', async ({ page }) => {
  const [docs, receiver, stranger] = ['docs', 'feedback', 'evil'].map((name) => `https://${name}.example`);
  const policy = contentSecurityPolicy(
    { scripts: [], styleElements: [], styleAttributes: [] },
    { frameParents: [], connectTo: [receiver ?? ''], formsTo: [receiver ?? ''] },
  );
  const form = (to = '') =>
    `<form method=post action="${to}/"><button name=answer value=yes>${to}</button></form>`;
  const sent: string[] = [];
  await page.route(/\.example\//, async (route) => {
    const { origin } = new URL(route.request().url());
    if (origin === docs) {
      const headers = { 'content-security-policy': formatPolicy(policy) };
      await route.fulfill({ contentType: 'text/html', headers, body: form(receiver) + form(stranger) });
      return;
    }
    sent.push(`${origin} ${route.request().postData()}`);
    await route.fulfill({
      contentType: 'text/html',
      headers: { 'access-control-allow-origin': '*' },
      body: 'Thanks',
    });
  });
  await page.goto(`${docs}/`);
  const fetched = await page.evaluate(
    (origins) =>
      Promise.all(
        origins.map((origin) =>
          fetch(`${origin}/`, { method: 'POST', body: 'json' }).then(
            ({ ok }) => ok,
            () => false,
          ),
        ),
      ),
    [receiver, stranger],
  );
  expect(fetched).toEqual([true, false]);
  await page.getByRole('button', { name: receiver }).click();
  await expect(page.getByText('Thanks')).toBeVisible();
  await page.goto(`${docs}/`);
  const refused = page.waitForEvent('console', (message) => message.text().includes('form-action'));
  await page.evaluate(() => document.forms[1]?.submit());
  await refused;
  expect(sent).toEqual([`${receiver} json`, `${receiver} answer=yes`]);
});

plain('a page of an origin that is not configured cannot show the docs in a frame', async ({ page }) => {
  await openApp(page, STRANGER);
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.name = 'docs';
    frame.src = address;
    document.body.append(frame);
  }, DOCS + DOC);
  await expect.poll(() => page.frame('docs')?.url()).toMatch(/^chrome-error:/);
});

test.describe('on the not-found page', () => {
  test.use({ expectedMessages: /404 \(Not Found\)/ });
  test('search works and nothing is stopped', async ({ page }) => {
    await openHydrated(page, '/nope');
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox').fill('alert');
    await expect(page.locator('.pt-search .pt-hit').first()).toBeVisible();
  });
});
