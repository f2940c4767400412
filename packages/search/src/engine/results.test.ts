import { describe, expect, it } from 'vitest';
import { type IndexFile, recordKinds } from './indexFile';
import { resultsOf } from './results';
import { SearchEngine } from './SearchEngine';

const [section, term] = (['section', 'term'] as const).map((kind) => recordKinds.indexOf(kind));

const file: IndexFile = {
  pages: [
    ['/docs/metrics', 'Exchange metrics', 'Workbench › Metrics'],
    ['/docs/trading', 'Trade', 'Trading'],
    ['/docs/others', 'Glossary and help', 'Others'],
  ],
  records: [
    [0, section ?? 0, 'rate', ['Funding rate'], '', []],
    [0, section ?? 0, 'basis', ['Funding and basis'], '', []],
    [1, section ?? 0, 'cost', ['Cost of funding'], '', []],
    [2, term ?? 0, 'funding', ['Funding'], '', []],
  ],
  synonyms: [],
  said: [],
  weights: [],
  tasks: [],
  near: [],
};
const engine = new SearchEngine(file);
const ask = (query: string, wanted?: string) =>
  resultsOf(engine, { query, hitCount: 8, excerptWords: 9, ...(wanted && { section: wanted }) }, (asked) =>
    asked === 'basis?' ? { sentence: 'It is 1.', assumed: 'All.', url: '/docs/metrics#basis' } : null,
  );

describe('results', () => {
  it('are counted apart from the pages that they are on', () => {
    expect(ask('funding')).toMatchObject({ total: 4, pages: 3, section: '' });
  });

  it('are counted by section, the most first; what answers by itself is a section of its own', () => {
    expect(ask('funding').sections).toEqual([['Workbench', 2], expect.anything(), expect.anything()]);
    expect(ask('funding').sections).toEqual(
      expect.arrayContaining([
        ['Glossary', 1],
        ['Trading', 1],
      ]),
    );
  });

  it('of one section leave the counts of the others as they are', () => {
    const { hits, total, pages, sections } = ask('funding', 'Workbench');
    expect(hits.map(({ url }) => url).toSorted()).toEqual(['/docs/metrics#basis', '/docs/metrics#rate']);
    expect([total, pages]).toEqual([2, 1]);
    expect(sections).toEqual(ask('funding').sections);
  });

  it('are from all sections where the wanted one has none, so that nothing is missed', () => {
    expect(ask('basis', 'Trading')).toEqual(ask('basis'));
    expect(ask('basis', 'Trading')).toMatchObject({ section: '', total: 1 });
  });

  it('come with suggestions only where there are none', () => {
    expect(ask('funding').suggestions).toEqual([]);
    expect(ask('zzzzzz')).toMatchObject({ total: 0, pages: 0, sections: [] });
    expect(ask('zzzzzz')).toMatchObject({ lookedFor: ['zzzzzz'], suggestions: [] });
  });

  it('begin with the answer where there is one, in place of the section that it leads to', () => {
    const { hits, total } = ask('basis?');
    expect(hits.map(({ kind, title }) => [kind, ...title])).toEqual([['answer', 'It is 1.']]);
    expect(total).toBe(1);
  });
});
