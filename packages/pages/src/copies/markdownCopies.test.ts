import { describe, expect, it } from 'vitest';
import { page } from '../testing';
import { markdownOf } from './markdownOf';

/** The copy of an article, below its title. */
const copied = (article: string) => markdownOf(page(article)).split('# Swap tokens\n\n')[1]?.trimEnd();

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
    expect(text).toContain('| A \\| B | 0.3 %; or less |');
    expect(text).toContain('**More**\n\nFolded');
    expect(text).toContain('```bash\nnpm start\n```');
  });

  it('ends a heading with its id, and makes one of a folded question', () => {
    const text = copied(`<h2 id=faq>Frequent <em>questions</em></h2>
      <details id=cost><summary>What does it cost?</summary><p>Nothing.</p></details>
      <details id=more><summary>How it works</summary><p>So.</p></details>`);
    expect(text).toBe(
      '## Frequent *questions* {#faq}\n\n### What does it cost? {#cost}\n\nNothing.\n\n**How it works**\n\nSo.',
    );
  });

  it('leads links to moved headings where they are now, on this site only', () => {
    const article = `<p><a href=#old>a</a> <a href=/docs/fees/#gone>b</a> <a href=https://else.example/docs/fees#gone>c</a>
      <a href=#kept>d</a></p>`;
    const text = markdownOf(page(article), { '/docs/swap': { old: 'new' }, '/docs/fees': { gone: 'here' } });
    expect(text).toContain('[a](https://docs.pt.example/docs/swap#new)');
    expect(text).toContain('[b](https://docs.pt.example/docs/fees/#here)');
    expect(text).toContain('[c](https://else.example/docs/fees#gone)');
    expect(text).toContain('[d](https://docs.pt.example/docs/swap#kept)');
  });

  it('puts a sign where only a box or a margin keeps two texts apart, and none after a full stop', () => {
    expect(copied('<p><a href=/a>Start</a><a href=/b>News</a></p>')).toContain('/a) · [News]');
    expect(
      copied(
        `<table><tr><th>Right<th>Guest<tr><th>Ban<span>Puts someone out.</span><td><span>No</span><span>never</span>
        <tr><td>Level.<code>alert</code><td><p>12:16:30</p><p>12:17:30</p></table>`,
      ),
    ).toBe(
      [
        '| Right | Guest |',
        '| - | - |',
        '| Ban · Puts someone out. | No · never |',
        '| Level. `alert` | 12:16:30 · 12:17:30 |',
      ].join('\n'),
    );
  });

  it('says each term with what is said of it on one line, and a list or table below', () => {
    expect(
      copied(
        `<dl><div><dt>Unit</dt><dd>USD</dd></div><div><dt><a href=#oi>Open interest</a></dt><dd data-content=short>OI</dd>
        <dd>What is held</dd><dd>one-sided.</dd><dd>More in <a href=/m>Metrics</a></dd></div></dl>`,
      ),
    ).toBe(
      '- **Unit**: USD\n- **[Open interest](https://docs.pt.example/docs/swap#oi)** (OI): What is held · one-sided. More in [Metrics](https://docs.pt.example/m)',
    );
    expect(
      copied('<dl><dt>Reading<dd><ul><li>High</li></ul><dt>Values<dd>Two:<table><tr><th>a</table></dl>'),
    ).toBe('- **Reading**:\n\n  - High\n\n- **Values**: Two:\n\n  | a |\n  | - |');
  });

  it('tells a figure by its title, its drawing, its numbers, and where it can be operated', () => {
    expect(
      copied(
        `<figure id=book aria-labelledby=book-title><p id=book-title>What an order takes</p>
        <div data-markdown-ignore><span>Possible now.</span></div><svg role=img aria-label="Depth falls"></svg>
        <p>Buying 400 coins.</p><ol></ol><figcaption data-markdown-ignore>Try: raise the size.</figcaption></figure>`,
      ),
    ).toBe(
      [
        '**Figure: What an order takes**',
        'Drawing: Depth falls',
        'Buying 400 coins.',
        '[Try it on the page](https://docs.pt.example/docs/swap#book)',
      ].join('\n\n'),
    );
  });
});
