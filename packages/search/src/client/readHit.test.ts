import { describe, expect, it } from 'vitest';
import { readHostedHit } from './readHit';

const EVIL = '<img src=x onerror=alert(1)>';
const hit = {
  objectID: '1',
  url: '/docs/a#b',
  type: 'lvl2',
  hierarchy: { lvl0: 'Docs', lvl1: 'A', lvl2: 'B' },
};

describe('a hit of the hosted service', () => {
  it('keeps known fields only', () => {
    const read = readHostedHit({ ...hit, extra: EVIL, hierarchy: { ...hit.hierarchy, evil: EVIL } });
    expect(read).toEqual({
      url: '/docs/a#b',
      kind: 'section',
      part: 'Docs',
      title: ['B'],
      trail: ['A'],
      text: [],
    });
  });

  it('has its kind, if that is one', () => {
    expect(readHostedHit({ ...hit, kind: 'metric' })?.kind).toBe('metric');
    expect(readHostedHit({ ...hit, kind: 'constructor' })?.kind).toBe('section');
  });

  it('has text where text is expected, or nothing', () => {
    const read = readHostedHit({
      ...hit,
      hierarchy: { ...hit.hierarchy, lvl1: 5 },
      content: 9,
      _highlightResult: {
        hierarchy: { lvl1: { value: 5 }, lvl2: { value: 'a <mark>B</mark>' } },
        content: 7,
      },
      _snippetResult: 'none',
    });
    expect(read).toMatchObject({ title: ['a ', 'B', ''], trail: [''], text: [] });
  });

  it.each([
    { ...hit, type: 'lvl9' },
    { ...hit, type: 'lvl0' },
    { ...hit, type: undefined },
    { ...hit, hierarchy: null },
    { ...hit, hierarchy: { lvl0: 'Docs', lvl1: 'A', lvl2: 5 } },
    { ...hit, url: 'javascript:alert(1)' },
    { ...hit, url: 'data:text/html,x' },
    { ...hit, url: 'https://docs.pt.example//evil.example/' },
    'a text',
    null,
  ])('is dropped when it is %j', (wrong) => expect(readHostedHit(wrong)).toBeNull());

  it('leads to this site, whatever origin was stored', () => {
    expect(readHostedHit({ ...hit, url: 'https://evil.example/docs/a' })?.url).toBe('/docs/a');
  });
});
