import { expect, test } from '@playwright/test';
import { DOCS, openApp, STRANGER } from '../embed/embedding';

const DOC = '/docs/alerts/overview';

/** Without the fixture that fails on violations: here they are wanted. */
test('what the pages do not contain is stopped', async ({ page }) => {
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

test('a page of an origin that is not configured cannot show the docs in a frame', { tag: '@all' }, async ({
  page,
}) => {
  await openApp(page, STRANGER);
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.name = 'docs';
    frame.src = address;
    document.body.append(frame);
  }, DOCS + DOC);
  await expect.poll(() => page.frame('docs')?.url()).toMatch(/^chrome-error:/);
});
