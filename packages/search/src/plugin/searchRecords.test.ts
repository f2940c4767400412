import { page } from '@pt-docs/built-pages/testing';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../engine/analyse';
import { recordKinds } from '../engine/indexFile';
import { decodePostings } from '../engine/postings';
import { compactIndex } from './compactIndex';
import { buildRecords } from './searchRecords';

const anchorKinds = { 'cmd-': 'command', 'err-': 'code' } as const;
const noVocabulary = { terms: [], synonyms: [], readersPhrases: {}, nearWords: [], anchorKinds, metrics: [] };

describe('buildRecords', () => {
  const pages = [
    page('<h2 id=funding-rate>Funding rate</h2><p>Longs pay.</p><h3 id=cmd-tf><code>tf</code></h3>'),
  ];
  const vocabulary = {
    terms: [
      {
        name: 'Funding rate',
        definition: 'What longs pay shorts.',
        entry: '/docs/glossary#funding-rate',
        explained: '/docs/swap#funding-rate',
        abbreviations: ['FR'],
        synonyms: ['Funding'],
      },
    ],
    synonyms: [['colour', 'color']],
    readersPhrases: {},
    nearWords: [['pay', 'cost']],
    anchorKinds,
    metrics: [],
  };

  it('tells terms, commands and pages apart and gives them their keys', () => {
    const records = buildRecords(pages, vocabulary).records.map(([, kind, anchor, , , keys]) => [
      recordKinds[kind],
      anchor,
      keys,
    ]);
    expect(records).toEqual([
      ['page', '', []],
      ['section', 'funding-rate', ['FR']],
      ['command', 'cmd-tf', ['tf']],
    ]);
  });

  it('gives a glossary entry its definition as text', () => {
    const glossary = page(
      '<dl><div id=funding-rate><dt>Funding rate</dt><dd>FR</dd><dd>What longs pay.</dd></div></dl>',
      '/docs/glossary',
    );
    const [, entry] = buildRecords([glossary], vocabulary).records;
    expect(entry?.slice(1)).toEqual([
      recordKinds.indexOf('term'),
      'funding-rate',
      ['Funding rate'],
      'What longs pay shorts.',
      ['FR'],
    ]);
  });

  it('puts what readers say at the number of its section, and names an address that leads nowhere', () => {
    const readersPhrases = { '/docs/swap/#funding-rate': ['who pays'] };
    expect(buildRecords(pages, { ...vocabulary, readersPhrases }).said).toEqual([[1, ['who pays']]]);
    expect(buildRecords(pages, vocabulary).near).toEqual([['pay', 'cost']]);
    expect(() =>
      buildRecords(pages, { ...vocabulary, readersPhrases: { '/docs/swap#gone': ['who pays'] } }),
    ).toThrow('/docs/swap#gone, but no page of the site has that section');
  });

  it('takes the other names of a term for synonyms, after the general ones', () => {
    expect(buildRecords(pages, vocabulary).synonyms).toEqual([
      ['colour', 'color'],
      ['funding rate', 'fr', 'funding'],
    ]);
  });

  it('uses the description of a page that starts with a heading', () => {
    expect(buildRecords(pages, vocabulary).records[0]?.[4]).toBe('How to swap.');
  });
});

describe('compactIndex', () => {
  it('keeps every word of a long text, in the shown part or in the postings', () => {
    const long = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
    const full = buildRecords([page(`<p>${long}</p>`)], noVocabulary);
    const file = compactIndex(full);
    const shown = wordsOf(file.records[0]?.[4] ?? '');
    const tail = file.tailWords.split(' ');
    expect([...shown, ...tail].sort()).toEqual(wordsOf(long).sort());
    expect(file.tailRecords.split(' ').map(decodePostings)).toEqual(tail.map(() => [0]));
  });

  describe('in the postings', () => {
    const begin = Array.from({ length: 24 }, () => 'begin').join(' ');
    const rest = (words: string) => `<h2 id=x>X</h2><p>${begin} ${words} ${'and '.repeat(9)}</p>`;
    const tailOf = (articles: readonly string[]) => {
      const pages = articles.map((article, at) => page(article, `/docs/${at}`));
      const file = compactIndex(buildRecords(pages, noVocabulary));
      const lists = file.tailRecords.split(' ').map(decodePostings);
      return Object.fromEntries(file.tailWords.split(' ').map((word, at) => [word, lists[at]]));
    };

    it('counts the forms of a word as one, under the commonest of them', () => {
      expect(tailOf([rest('connects connected'), rest('connected')])).toEqual({ connected: [1, 3] });
    });

    it('leaves out a word that nearly every text has', () => {
      const articles = Array.from({ length: 60 }, (_, at) =>
        rest(at < 40 ? 'everywhere seldom' : 'everywhere'),
      );
      expect(Object.keys(tailOf(articles))).toEqual(['seldom']);
    });
  });
});
