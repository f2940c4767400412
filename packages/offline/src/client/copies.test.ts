import { describe, expect, it } from 'vitest';
import { isWholePage } from './copies';

const html = { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' } };

describe('what may be kept', () => {
  const OURS = '<head><meta name=islands-scripts content="/assets/js/main.js"><body>text</body>';
  const MARKDOWN = { headers: { 'Content-Type': 'text/markdown' } };

  it.each([
    ['a page', OURS, html, true],
    ['a Markdown copy', '# x', MARKDOWN, true],
    ['an empty page', '', html, false],
    ['an empty copy', '', MARKDOWN, false],
    ['a sign-in page of a network', '<head></head><body>Sign in to airport WiFi</body></html>', html, false],
    ['a page that was cut', OURS.slice(0, -9), html, false],
    ['a page that is not there', OURS, { ...html, status: 404 }, false],
    ['data', '{}', { headers: { 'Content-Type': 'application/json' } }, false],
  ])('%s: %s', async (_, body, init, isKept) => {
    const response = new Response(body, init);
    expect(await isWholePage(response)).toBe(isKept);
    expect(response.bodyUsed).toBe(false);
  });
});
