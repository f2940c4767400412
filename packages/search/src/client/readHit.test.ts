import { expect, it } from 'vitest';
import { readHit } from './readHit';

const EVIL = '<img src=x onerror=alert(1)>';
const hit = { url: '/docs/a?b=1#c', kind: 'metric', part: EVIL, title: 'B', trail: 'A & B', text: EVIL };

it('has known fields only, as text, with marks where the service found something', () => {
  const found = {
    ...hit,
    extra: EVIL,
    _highlightResult: { title: { value: `<mark>B</mark> ${EVIL}` }, text: { value: 5 }, trail: 7 },
    _snippetResult: { text: { value: `${EVIL}<mark>x</mark>` } },
  };
  expect(readHit(found)).toEqual({
    url: '/docs/a?b=1#c',
    kind: 'metric',
    part: EVIL,
    title: ['', 'B', ` ${EVIL}`],
    trail: ['A & B'],
    text: [EVIL, 'x', ''],
  });
  expect(readHit({ ...hit, text: 9, _snippetResult: 'none' })?.text).toEqual([]);
});

it.each([
  { ...hit, kind: 'constructor' },
  { ...hit, title: 5 },
  { ...hit, url: 'javascript:alert(1)' },
  { ...hit, url: 'data:text/html,x' },
  { ...hit, url: 'https://docs.pt.example//evil.example/' },
  { ...hit, url: '/.//evil.example/' },
  { url: '/docs/a' },
  'a text',
  null,
])('is dropped when it is %j', (wrong) => expect(readHit(wrong)).toBeNull());

it('leads to this site, whatever origin was stored', () => {
  expect(readHit({ ...hit, url: 'https://evil.example/docs/a' })?.url).toBe('/docs/a');
});
