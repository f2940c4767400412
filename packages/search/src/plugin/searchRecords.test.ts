import { page } from '@pt-docs/pages/testing';
import { describe, expect, it } from 'vitest';
import { recordKinds } from '../engine/indexFile';
import { compactIndex } from './compactIndex';
import { buildRecords } from './searchRecords';

const anchorKinds = { 'cmd-': 'command', 'err-': 'code' } as const;
const vocabularyOf = () => ({
  terms: [],
  synonyms: [],
  readersPhrases: {},
  nearWords: [],
  anchorKinds,
  metrics: [],
  weights: {},
  tasks: [],
});

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
    weights: { '/docs/s*': 0.5, '#cmd-tf': 0.4, '/docs': 0.3 },
    tasks: ['/docs/swap/'],
  };

  it('tells terms, commands and pages apart and gives them their keys', () => {
    const records = buildRecords(pages, vocabulary).records.map(([, kind, anchor, , , keys]) => [
      recordKinds[kind],
      anchor,
      keys,
    ]);
    expect(records).toEqual([
      ['page', '', []],
      ['section', 'funding-rate', ['FR', 'Funding']],
      ['command', 'cmd-tf', ['tf']],
    ]);
    expect(buildRecords(pages, vocabulary).tasks).toEqual([0]);
    expect(buildRecords(pages, vocabulary).weights).toEqual([
      [0.5, [0, 1, 2]],
      [0.4, [2]],
      [0.3, []],
    ]);
  });

  it('gives a glossary entry its definition as text', () => {
    const glossary = page(
      '<dl><div id=funding-rate><dt>Funding rate</dt><dd>FR</dd><dd>What longs pay.</dd></div></dl>',
      '/docs/glossary',
    );
    const [, entry] = buildRecords([glossary], { ...vocabulary, tasks: [] }).records;
    expect(entry?.slice(1)).toEqual([
      recordKinds.indexOf('term'),
      'funding-rate',
      ['Funding rate'],
      'What longs pay shorts.',
      ['FR'],
    ]);
  });

  it('puts what readers say at the number of its section, and names an address that leads nowhere', () => {
    const readersPhrases = { '/docs/swap/#funding-rate': ['pays longs'] };
    expect(buildRecords(pages, { ...vocabulary, readersPhrases }).said).toEqual([[1, ['pays longs']]]);
    expect(buildRecords(pages, vocabulary).near).toEqual([['pay', 'cost']]);
    expect(() =>
      buildRecords(pages, { ...vocabulary, readersPhrases: { '/docs/swap#gone': ['pays longs'] } }),
    ).toThrow('/docs/swap#gone, but no page of the site has that section');
  });

  it('stops at an entry that loses a word in queries, and says which', () => {
    const build = (wrong: object) => () => buildRecords(pages, { ...vocabulary, ...wrong });
    expect(build({ nearWords: [['find', 'where']] })).toThrow('"where" in the near words "find, where"');
    expect(build({ synonyms: [['help', 'what is']] })).not.toThrow();
    const phrases = ['how to', 'price for me', 'what is'];
    expect(build({ readersPhrases: { '/docs/swap': phrases } })).toThrow(
      '"how to" in the readers\' phrases of /docs/swap; "price for me"',
    );
    expect(
      build({ synonyms: [['help', 'what is']], readersPhrases: { '/docs/swap': ['what is price'] } }),
    ).not.toThrow();
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

describe('the text of a record', () => {
  const textsOf = (article: string) =>
    compactIndex(buildRecords([page(article)], vocabularyOf())).records.map(([, , , , text]) => text);
  const words = (count: number) => `${'Word '.repeat(count - 1)}word.`;

  it('is its first sentences and rows in their lines, and of a long one the beginning', () => {
    expect(textsOf(`<p>${words(30)} ${words(15)}</p><p>${words(20)}</p>`)).toEqual([
      `${words(30)} ${words(15)}`,
    ]);
    expect(textsOf(`<p>${words(90)}</p>`)[0]).toMatch(/^(Word ){48}…$/);
  });

  it('says of cells what they are, and is never a line of heads', () => {
    const table = (id: string) =>
      `<table><thead><tr><th>Network<th>Chain ID<tbody><tr${id}><td>Polygon<td>137</table>`;
    expect(textsOf(`<p>Listed:</p>${table('')}`)[0]).toBe('Listed:\nPolygon · Chain ID: 137');
    expect(textsOf(`<h2 id=n>Networks</h2>${table(' id=polygon')}`).slice(1)).toEqual([
      'Polygon · Chain ID: 137',
      'Polygon',
    ]);
  });
});
