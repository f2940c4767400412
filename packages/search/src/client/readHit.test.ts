import { describe, expect, it } from 'vitest';
import { repairedSearches } from './Dialog/storedSearches';
import { readHostedHit, readStoredHit } from './readHit';

const EVIL = '<img src=x onerror=alert(1)>';
const hit = {
  objectID: '1',
  url: '/docs/a#b',
  type: 'lvl2',
  hierarchy: { lvl0: 'Docs', lvl1: 'A', lvl2: 'B' },
};

describe('a hit of the hosted service', () => {
  it('keeps known fields only', () => {
    const read = readHostedHit({
      ...hit,
      __autocomplete_id: 1,
      extra: EVIL,
      hierarchy: { ...hit.hierarchy, evil: EVIL },
    });
    expect(Object.keys(read ?? {}).sort()).toEqual([
      '_highlightResult',
      '_snippetResult',
      'anchor',
      'content',
      'hierarchy',
      'objectID',
      'type',
      'url',
      'url_without_anchor',
    ]);
    expect(JSON.stringify(read)).not.toContain('onerror');
  });

  it('has strings where DocSearch expects them, or nothing', () => {
    const highlights = {
      hierarchy: { lvl1: { value: 5 }, lvl2: 'x', lvl0: { value: '<mark>D</mark>' } },
      content: 7,
    };
    const read = readHostedHit({
      ...hit,
      hierarchy: { lvl0: 'Docs', lvl1: 5, lvl2: { a: 1 } },
      content: 9,
      _highlightResult: highlights,
      _snippetResult: 'none',
    });
    expect(read).toMatchObject({ hierarchy: { lvl0: 'Docs', lvl1: null, lvl2: null }, content: null });
    expect(read?._highlightResult.hierarchy).toEqual({
      lvl0: { value: '<mark>D</mark>', matchLevel: 'full', matchedWords: [] },
    });
    expect(read?._snippetResult).toEqual({ hierarchy: {}, content: undefined });
  });

  it.each([
    { ...hit, type: 'lvl9' },
    { ...hit, type: undefined },
    { ...hit, objectID: 5 },
    { ...hit, hierarchy: null },
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

describe('searches that DocSearch stored', () => {
  it('lose highlights, foreign fields and markup', () => {
    const stored = JSON.stringify([
      {
        ...hit,
        hierarchy: { lvl0: EVIL, lvl1: 'A', lvl2: null },
        _snippetResult: { hierarchy: { lvl1: { value: 5 } } },
      },
    ]);
    const repaired = repairedSearches(stored) ?? '';
    expect(JSON.parse(repaired)).toEqual([readStoredHit({ ...hit, hierarchy: { lvl0: EVIL, lvl1: 'A' } })]);
    expect(repaired).not.toMatch(/<|_snippetResult/);
  });

  it('stay as they are when nothing is wrong, however often they are repaired', () => {
    const once = repairedSearches(
      JSON.stringify([{ ...hit, hierarchy: { lvl0: 'A &amp; B &lt;x&gt;', lvl1: 'it&#39;s' } }]),
    );
    expect(once).toContain('A &amp; B &lt;x&gt;');
    expect(once).toContain('it&#39;s');
    expect(repairedSearches(once ?? '')).toBe(once);
  });

  it('are dropped one by one: a script as address, a wrong type', () => {
    const repaired = repairedSearches(
      JSON.stringify([{ ...hit, url: 'javascript:alert(1)' }, hit, { ...hit, objectID: null }]),
    );
    expect(JSON.parse(repaired ?? '[]')).toHaveLength(1);
  });

  it.each(['', 'null', '{}', '"x"', '[1, "x"]', '[{"objectID":"1"}]', '[{'])('%s is removed', (stored) =>
    expect(repairedSearches(stored)).toBeNull(),
  );
});
