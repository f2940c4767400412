import { describe, expect, it } from 'vitest';
import { html, page } from '../testing';
import { parseHtml } from './parseHtml';
import { readPage } from './readPage';
import { sectionsOf } from './sections';

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

  it('keeps the text and drops layout, controls and decoration', () => {
    const text = sectionsOf(
      page(`<p>Kept</p><button>Copy</button><label>Filter</label><p role=status>3 rows</p>
        <svg aria-hidden=true><title>Icon</title></svg><div data-markdown-ignore>Menu</div>
        <svg role=img aria-label="Depth falls from 5 to 2"></svg><ol></ol>
        <footer><a href=/docs/swap>Read more</a></footer>`).content,
    );
    expect(text.map((section) => section.text)).toEqual(['Kept\nDepth falls from 5 to 2']);
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
      'Alerts Watched on the server.\nSend again. Who: you\nEXPIRED or too old\nStart News\nrate8h, perps (two)\nworkbench\nPartiallyFilled',
    );
  });

  it('skips a page that asks not to be indexed', () => {
    const document = parseHtml(html('<p>x</p>', '<meta name=robots content="noindex, follow">'));
    expect(readPage('/docs', document)).toBeNull();
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
