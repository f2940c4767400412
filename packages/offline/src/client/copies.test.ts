import { describe, expect, it } from 'vitest';
import { indexNamedBy, isWholePage, markedAsCopy, withDate } from './copies';

const html = { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' } };
const copyOf = (day: string, body = '<html><head><title>x</title>') =>
  withDate(new Response(body, html), new Date(day));

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

  it.each([
    ['{"file":"/assets/search/texts.1.json"}', '/assets/search/texts.1.json'],
    ['{"file":5}', undefined],
    ['{"file":"https://evil.example/x.json"}', undefined],
    ['{"file":"//evil.example/assets/x.json"}', undefined],
    ['null', undefined],
    ['<html>', undefined],
  ])('a pointer to the search index, if it is one: %s', async (body, file) => {
    expect(await indexNamedBy(new Response(body))).toBe(file);
  });
});

describe('a copy', () => {
  it('tells the page, once, and leaves other files as they are', async () => {
    const marked = await (await markedAsCopy(copyOf('2026-11-15T07:40:00Z'))).text();
    expect(marked).toBe(
      '<html><head><meta name="pt-saved" content="2026-11-15T07:40:00.000Z"><title>x</title>',
    );
    const copy = withDate(new Response('# x', { headers: { 'Content-Type': 'text/markdown' } }), new Date());
    expect(await (await markedAsCopy(copy)).text()).toBe('# x');
  });
});
