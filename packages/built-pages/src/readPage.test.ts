import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../search/src/analyse';
import { readIndexFile, recordKinds } from '../../search/src/indexFile';
import { compactIndex } from '../../search/src/plugin/compactIndex';
import { anchorKinds, isDigested } from '../../search/src/plugin/options';
import { buildRecords } from '../../search/src/plugin/searchRecords';
import { decodePostings } from '../../search/src/postings';
import { inOwnParts, readPage } from './readPage';
import { sectionsOf } from './sections';
import { html, page } from './testPage';

describe('readPage', () => {
  it('reads title, description, address and trail', () => {
    const { content, ...rest } = page('<p>Text</p>');
    expect(rest).toEqual({
      path: '/docs/swap',
      title: 'Swap tokens',
      description: 'How to swap.',
      address: 'https://docs.pt.example/docs/swap',
      trail: ['Trading'],
      label: 'Swap',
      next: '/docs/next',
    });
    expect(content.children.length).toBeGreaterThan(0);
  });

  it('puts the first page of a part into that part, and no other', () => {
    const first = { ...page('<p>x</p>', '/docs/trading'), trail: [], label: 'Trading' };
    const home = { ...page('<p>x</p>', '/'), trail: [], label: '' };
    expect(inOwnParts([page('<p>x</p>'), first, home]).map(({ trail }) => trail)).toEqual([
      ['Trading'],
      ['Trading'],
      [],
    ]);
  });

  it('keeps what the reader reads and drops frame, controls and decoration', () => {
    const text = sectionsOf(
      page(`<p>Kept</p><button>Copy</button><label>Filter</label><p role=status>3 rows</p>
        <svg aria-hidden=true><title>Icon</title></svg><div data-digest=skip>Menu</div>
        <svg role=img aria-label="Depth falls from 5 to 2"></svg><ol></ol>
        <footer><a href=/docs/swap>Read more</a></footer>`).content,
    );
    expect(text.map((section) => section.text)).toEqual(['Kept Depth falls from 5 to 2']);
  });

  it('sets apart what only styles keep apart, and nothing else', () => {
    const [section] = sectionsOf(
      page(`<p><strong>Alerts</strong><span>Watched on the server.</span></p>
        <p>Send again.<span>Who: you</span></p><p><code>EXPIRED</code><span>or <code>too old</code></span></p>
        <p><a href=/a>Start</a><a href=/b>News</a></p><p>rate<sub>8h</sub>, <a href=/c>perp</a>s (<em>two</em>)</p>
        <pre><code><span>work</span><span>bench</span></code></pre><p>Partially<wbr>Filled</p>
        <fieldset><legend>Depth band</legend></fieldset>`).content,
    );
    expect(section?.text).toBe(
      'Alerts Watched on the server. Send again. Who: you EXPIRED or too old Start News rate8h, perps (two) workbench PartiallyFilled',
    );
  });

  it('skips a page that asks not to be indexed', () => {
    expect(readPage('/docs', html('<p>x</p>', '<meta name=robots content="noindex, follow">'))).toBeNull();
  });

  it('leaves out the page of search results by its path, in both slash forms, and no other', () => {
    expect(['/search', '/search/', '/', '/docs/search', '/searching'].filter(isDigested)).toEqual([
      '/',
      '/docs/search',
      '/searching',
    ]);
  });
});

describe('sectionsOf', () => {
  it('splits at headings and remembers the headings above', () => {
    const sections = sectionsOf(
      page('<p>Intro</p><h2 id=a>A</h2><p>One</p><h3 id=b>B</h3><p>Two</p><h2 id=c>C</h2>').content,
    );
    expect(sections.map(({ anchor, headings, text }) => [anchor, headings, text])).toEqual([
      ['', [], 'Intro'],
      ['a', ['A'], 'One'],
      ['b', ['A', 'B'], 'Two'],
      ['c', ['C'], ''],
    ]);
  });

  it('makes a row with an anchor a section of its own, named by its first cell', () => {
    const sections = sectionsOf(
      page(
        '<h2 id=e>Errors</h2><table><tr><th>Code<th>Meaning</tr><tr id=err-1><td><a href=#err-1>10010</a><td>IP not bound</tr></table>',
      ).content,
    );
    expect(sections).toEqual([
      {
        anchor: 'err-1',
        headings: ['Errors', '10010'],
        isRow: true,
        text: '10010 · IP not bound',
        names: ['10010'],
      },
      { anchor: 'e', headings: ['Errors'], isRow: false, text: 'Code · Meaning', names: [] },
    ]);
  });

  it('ends a heading inside a list item with the item', () => {
    const sections = sectionsOf(
      page(
        '<h2 id=c>Commands</h2><ul><li><h3 id=cmd-x><code>x</code></h3><p>Does x</p></li></ul><p>After</p>',
      ).content,
    );
    expect(sections.map(({ anchor, text }) => [anchor, text])).toEqual([
      ['c', 'After'],
      ['cmd-x', 'Does x'],
    ]);
  });
});

describe('buildRecords', () => {
  const sources = {
    pages: [page('<h2 id=funding-rate>Funding rate</h2><p>Longs pay.</p><h3 id=cmd-tf><code>tf</code></h3>')],
    terms: [
      {
        name: 'Funding rate',
        definition: 'What longs pay shorts.',
        entry: '/docs/glossary#funding-rate',
        explained: '/docs/swap#funding-rate',
        abbreviations: ['FR'],
      },
    ],
    synonyms: [['colour', 'color']],
    readersSay: {},
    nearWords: [['pay', 'cost']],
    anchorKinds,
  };

  it('tells terms, commands and pages apart and gives them their keys', () => {
    const records = buildRecords(sources).records.map(([, kind, anchor, , , keys]) => [
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
    const [, entry] = buildRecords({ ...sources, pages: [glossary] }).records;
    expect(entry?.slice(1)).toEqual([
      recordKinds.indexOf('term'),
      'funding-rate',
      ['Funding rate'],
      'What longs pay shorts.',
      ['FR'],
    ]);
  });

  it('puts what readers say at the number of its section, and names an address that leads nowhere', () => {
    const readersSay = { '/docs/swap/#funding-rate': ['who pays'] };
    expect(buildRecords({ ...sources, readersSay }).said).toEqual([[1, ['who pays']]]);
    expect(buildRecords(sources).near).toEqual([['pay', 'cost']]);
    expect(() => buildRecords({ ...sources, readersSay: { '/docs/swap#gone': ['who pays'] } })).toThrow(
      'data/readers-say names /docs/swap#gone',
    );
  });

  it('uses the description of a page that starts with a heading', () => {
    expect(buildRecords(sources).records[0]?.[4]).toBe('How to swap.');
  });
});

describe('compactIndex', () => {
  it('keeps every word of a long text, in the shown part or in the postings', () => {
    const long = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
    const full = buildRecords({
      pages: [page(`<p>${long}</p>`)],
      terms: [],
      synonyms: [],
      readersSay: {},
      nearWords: [],
      anchorKinds,
    });
    const file = readIndexFile(JSON.parse(JSON.stringify(compactIndex(full))));
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
      const file = compactIndex(
        buildRecords({ pages, terms: [], synonyms: [], readersSay: {}, nearWords: [], anchorKinds }),
      );
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
