import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../src/search/analyse';
import { readIndexFile, recordKinds } from '../../src/search/indexFile';
import { decodePostings } from '../../src/search/postings';
import { compactIndex } from './compactIndex';
import { llmsText } from './llms';
import { markdownOf } from './markdown';
import { anchorKinds, isDigested } from './options';
import type { Page } from './page';
import { inOwnParts, readPage } from './readPage';
import { buildRecords } from './searchRecords';
import { sectionsOf } from './sections';

/** A built page in small: frame, article, controls, and one of everything that must survive. */
const html = (article: string, head = '') => `<!doctype html><html><head><title>Swap | PT Docs</title>
<meta name=description content="How to swap."><link rel=canonical href=https://docs.pt.example/docs/swap>${head}</head>
<body><nav class=navbar>Navbar</nav><main><article>
<nav class=theme-doc-breadcrumbs><ul><li class=breadcrumbs__item><a href=/><svg></svg></a></li>
<li class=breadcrumbs__item>Trading</li><li class=breadcrumbs__item>Swap</li></ul></nav>
<div class="theme-doc-markdown markdown"><header><h1>Swap tokens</h1></header>${article}</div></article>
<nav class=pagination-nav>Next page</nav></main><footer>Footer</footer></body></html>`;

function page(article: string, path = '/docs/swap'): Page {
  const read = readPage(path, html(article));
  if (!read) {
    throw new Error('the fixture is a page');
  }
  return read;
}

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
        <svg role=img aria-label="Depth falls from 5 to 2"></svg>`).content,
    );
    expect(text.map((section) => section.text)).toEqual(['Kept Depth falls from 5 to 2']);
  });

  it('sets apart what only styles keep apart, and nothing else', () => {
    const [section] = sectionsOf(
      page(`<p><strong>Alerts</strong><span>Watched on the server.</span></p>
        <p>Send again.<span>Who: you</span></p><p><code>EXPIRED</code><span>or <code>too old</code></span></p>
        <p><a href=/a>Start</a><a href=/b>News</a></p><p>rate<sub>8h</sub>, <a href=/c>perp</a>s (<em>two</em>)</p>
        <pre><code><span>work</span><span>bench</span></code></pre>
        <fieldset><legend>Depth band</legend></fieldset>`).content,
    );
    expect(section?.text).toBe(
      'Alerts Watched on the server. Send again. Who: you EXPIRED or too old Start News rate8h, perps (two) workbench',
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

describe('markdownOf', () => {
  it('keeps tables, code, folded text and absolute links under front matter', () => {
    const text = markdownOf(
      page(`<p>See <a href=/docs/fees#maker>fees</a> and <a href=#x>here</a>.</p>
        <table><thead><tr><th>Pool</th><th>Fee</th></tr></thead><tbody><tr><td>A | B</td><td><ul><li>0.3 %</li><li>or less</li></ul></td></tr></tbody></table>
        <details><summary>More</summary><p>Folded</p></details>
        <pre><code class=language-bash>npm start</code></pre>`),
    );
    expect(text).toContain('---\ntitle: "Swap tokens"\ndescription: "How to swap."\n');
    expect(text).toContain('canonical: "https://docs.pt.example/docs/swap"');
    expect(text).toContain('# Swap tokens');
    expect(text).toContain('[fees](https://docs.pt.example/docs/fees#maker)');
    expect(text).toContain('[here](https://docs.pt.example/docs/swap#x)');
    expect(text).toContain('| A \\| B | 0.3 % or less |');
    expect(text).toContain('**More**\n\nFolded');
    expect(text).toContain('```bash\nnpm start\n```');
  });
});

describe('lines', () => {
  it('of an example stand below each other', () => {
    const example = page(
      '<p data-digest=lines>Impact:\n1,000 USDC: 0.05 %\n10,000 USDC: 0.50 %</p><dl><dt>Example<dd><span data-digest=lines>what a long pays</span>Long 0.5 BTC</dl>',
    );
    expect(markdownOf(example)).toContain('Impact:\\\n1,000 USDC: 0.05 %\\\n10,000 USDC: 0.50 %\n');
    expect(markdownOf(example)).toContain('what a long pays\\\n  Long 0.5 BTC');
    expect(sectionsOf(example.content)[0]?.text).toBe(
      'Impact: 1,000 USDC: 0.05 % 10,000 USDC: 0.50 % Example what a long pays Long 0.5 BTC',
    );
  });
});

describe('llmsText', () => {
  it('lists one line for each page under the part of the site it stands in', () => {
    const site = { title: 'PT Docs', tagline: 'Your New Workspace', url: 'https://docs.pt.example' };
    const own = (path: string) => ({ ...page('<p>x</p>', path), trail: [] });
    const pages = [own('/blog'), own('/about'), page('<p>x</p>'), own('/')];
    expect(llmsText(pages, site)).toBe(
      '# PT Docs\n\n> Your New Workspace\n\n' +
        '## PT Docs\n\n- [Swap tokens](https://docs.pt.example/index.md): How to swap.\n' +
        '- [Swap tokens](https://docs.pt.example/about.md): How to swap.\n\n' +
        '## Trading\n\n- [Swap tokens](https://docs.pt.example/docs/swap.md): How to swap.\n\n' +
        '## Releases\n\n- [Swap tokens](https://docs.pt.example/blog.md): How to swap.\n',
    );
  });
});
