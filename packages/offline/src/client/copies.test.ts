import { describe, expect, it } from 'vitest';
import { isWholePage, markedAsCopy, newest, pageKey, savedAt, withDate } from './copies';

const HERE = 'https://docs.pt.example';
const html = { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' } };
const copyOf = (day: string, body = '<html><head><title>x</title>') =>
  withDate(new Response(body, html), new Date(day));

describe('one page, one name in storage', () => {
  it.each([
    ['/docs/x', '/docs/x'],
    ['/docs/x/?figure.a=1#part', '/docs/x'],
    ['/docs/x/index.html', '/docs/x'],
    ['//docs//x.html', '/docs/x'],
    ['/', '/'],
    ['/blog/release-v2.8.6/', '/blog/release-v2.8.6'],
  ])('%s → %s', (written, plain) => expect(pageKey(HERE + written, HERE)).toBe(HERE + plain));
});

describe('what may be kept', () => {
  it('a whole page or Markdown copy, nothing else', () => {
    expect(isWholePage(new Response('', html))).toBe(true);
    expect(isWholePage(new Response('', { headers: { 'Content-Type': 'text/markdown' } }))).toBe(true);
    expect(isWholePage(new Response('', { ...html, status: 404 }))).toBe(false);
    expect(isWholePage(new Response('', { headers: { 'Content-Type': 'application/json' } }))).toBe(false);
  });
});

describe('a copy', () => {
  it('carries the moment of its storing, and no encoding that it no longer has', () => {
    const copy = copyOf('2026-11-15T07:40:00Z');
    expect(savedAt(copy)).toEqual(new Date('2026-11-15T07:40:00Z'));
    expect(copy.headers.get('Content-Encoding')).toBeNull();
    expect(savedAt(undefined)).toBeNull();
    expect(savedAt(new Response())).toBeNull();
  });

  it('tells the page, once, and leaves other files as they are', async () => {
    const marked = await (await markedAsCopy(copyOf('2026-11-15T07:40:00Z'))).text();
    expect(marked).toBe(
      '<html><head><meta name="pt-saved" content="2026-11-15T07:40:00.000Z"><title>x</title>',
    );
    const copy = withDate(new Response('# x', { headers: { 'Content-Type': 'text/markdown' } }), new Date());
    expect(await (await markedAsCopy(copy)).text()).toBe('# x');
  });

  it('is the newest of several', () => {
    const [older, newer] = [copyOf('2026-11-01'), copyOf('2026-11-02')];
    expect(newest([older, newer])).toBe(newer);
    expect(newest([undefined, older])).toBe(older);
    expect(newest([undefined, undefined])).toBeUndefined();
  });
});
