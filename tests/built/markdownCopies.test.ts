import { readFileSync } from 'node:fs';
import path from 'node:path';
import { markdownPath } from '@pt-docs/pages/client';
import type { Element } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { describe, expect, it } from 'vitest';
import { brand } from '../../config/brand';
import sidebars from '../../sidebars';
import { BUILD, builtFiles, readBuiltPages } from './site';

const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');
const files = builtFiles().filter((file) => file.endsWith('.md'));

/** The Markdown of every page, read as somebody who has nothing else. */
const copies = files
  .filter((file) => read(file).startsWith('---\n'))
  .map((file) => {
    const text = read(file);
    const [, front = '', ...body] = text.split(/^---\n/m);
    // Neither code nor the words of a command are Markdown.
    const prose = body
      .join('')
      .replace(/^ *```[\s\S]*?^ *```$/gm, '')
      .replace(/`[^`\n]+`/g, '`code`');
    return { file, text, front, lines: prose.split('\n') };
  });

type Copy = (typeof copies)[number];

/** Lines that a rule does not allow, each with the file in which it stands. */
const offences = (isWrong: (line: string, index: number, copy: Copy) => boolean) =>
  copies.flatMap((copy) =>
    copy.lines
      .filter((line, index) => isWrong(line, index, copy))
      .map((line) => `${copy.file}: ${line.slice(0, 120)}`),
  );

const cells = (row: string) => row.replace(/\\\|/g, '').split('|').length;
const isRow = (line: string | undefined) => line?.trimStart().startsWith('| ') === true;

const copyOf = (route: string) => copies.find(({ file }) => `/${file}` === markdownPath(route));
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

const NOT_SHOWN =
  'nav, svg, script, style, template, button, label, legend, input, select, textarea, [hidden], [popover], [aria-hidden="true"], [data-markdown-ignore], [role="status"], figure[id]:not([data-illustration]) figcaption, .hash-link, .theme-doc-footer, .theme-doc-toc-mobile, .pagination-nav, [aria-label^="Read more"]';

/** What a reader sees of a page, without controls, drawings and what to try; the selectors are independent of how copies are made. */
function shownText(root: Element): string {
  const left = new Set(selectAll(NOT_SHOWN, root));
  const textOf = (node: Element['children'][number]): string => {
    if (node.type === 'text') {
      return node.value;
    }
    if (node.type === 'element' && node.tagName === 'wbr') {
      return '';
    }
    return node.type === 'element' && !left.has(node) ? ` ${node.children.map(textOf).join('')} ` : '';
  };
  return textOf(root);
}

describe('Markdown copies', () => {
  it('are there for every page', () => {
    expect(copies.length).toBeGreaterThan(60);
  });

  it.each(readBuiltPages().filter(({ route }) => copyOf(route)))(
    'hold every word of $route',
    ({ route, tree }) => {
      const main = select('main', tree);
      const articles = selectAll('article', main);
      const shown = wordsOf(shownText(articles.length === 1 ? (articles[0] as Element) : (main as Element)));
      const left = countsOf(wordsOf(copyOf(route)?.text.replace(/\]\([^)]*\)/g, ']') ?? ''));
      const missing = shown.filter((word) => {
        const count = left.get(word) ?? 0;
        left.set(word, count - 1);
        return count <= 0;
      });
      expect(missing).toEqual([]);
    },
  );

  it('go down one level of headings at a time, and have no heading without words or behind a bullet', () => {
    const levelOf = (line: string) => /^(#+) ./.exec(line)?.[1]?.length ?? 0;
    const jumps = copies.flatMap(({ file, lines }) => {
      const headings = lines.filter((line) => levelOf(line) > 0);
      return headings
        .filter((line, index) => levelOf(line) > levelOf(headings[index - 1] ?? '') + 1)
        .map((line) => `${file}: ${line}`);
    });
    expect(jumps).toEqual([]);
    expect(offences((line) => /^#+\s*$|^\s*([-*]|\d+\.) +#/.test(line))).toEqual([]);
  });

  it('have tables with a header and as many cells in each row', () => {
    const wrong = offences((line, index, { lines }) => {
      const before = lines[index - 1];
      const isHeader = isRow(line) && !isRow(before);
      const after = lines[index + 1] ?? '';
      return isHeader
        ? before?.trim() !== '' || !/^ *\|( - \|)+$/.test(after) || cells(after) !== cells(line)
        : isRow(line) && cells(line) !== cells(before ?? '');
    });
    expect(wrong).toEqual([]);
  });

  it('have links with words and whole addresses', () => {
    expect(offences((line) => /\]\((?!https?:\/\/)/.test(line) || /(^|[^!])\[\]\(/.test(line))).toEqual([]);
    expect(offences((line) => /\[https?:/.test(line))).toEqual([]);
  });

  it('have no HTML, no needless escapes and no characters that nobody sees', () => {
    expect(offences((line) => /(?<!\\)<\/?[a-z]|&#?\w+;|\\(?![|<])/.test(line))).toEqual([]);
    expect(offences((line) => /[\u00a0\u00ad\u200b-\u200d\u202f\u2060\ufeff]/.test(line))).toEqual([]);
  });
});

/** Pages of the sidebar by their copies, in its order. */
function inSidebar(items: readonly unknown[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') {
      return [`/docs/${item.replace(/\/index$/, '')}.md`];
    }
    const { link, items: inner = [] } = item as { link?: { id: string }; items?: readonly unknown[] };
    return inSidebar([...(link ? [link.id] : []), ...inner]);
  });
}

it('each page names its copy and the list of all pages near the top of its HTML', () => {
  const late = files
    .map((file) => (file === 'index.md' ? 'index.html' : file.replace(/\.md$/, '/index.html')))
    .filter((file) => file !== '404/index.html')
    .filter((file) => {
      const [, body = ''] = read(file).split(/<body[^>]*>/);
      return !/^<p hidden(?:="")?>For AI agents: <a href="[^"]+\.md">.*<a href="\/llms\.txt">/.test(body);
    });
  expect(late).toEqual([]);
});

describe('llms.txt', () => {
  it('names what assistants look up, at sections that are there', () => {
    const text = read('llms.txt');
    for (const what of ['Search', 'Error codes', 'Limits', 'Not in PT', 'MCP server']) {
      expect(text).toMatch(new RegExp(`^- ${what}.*: https?://`, 'm'));
    }
    for (const [, file = '', id = ''] of text.matchAll(/^- [^[].*: https?:\/\/[^/]+\/(\S+\.md)#(\S+)$/gm)) {
      expect(read(file)).toMatch(new RegExp(`^#.* \\{#${id}\\}$`, 'm'));
    }
  });

  const addresses = (file: string, pattern: RegExp) =>
    Array.from(readFileSync(path.join(BUILD, file), 'utf8').matchAll(pattern), ([, address = '']) =>
      address.replace(brand.siteUrl, ''),
    );
  const listed = addresses('llms.txt', /^- \[[^\]]+\]\(([^)]+)\): \S/gm);

  it('lists the pages of the sidebar in its order, and every other page', () => {
    const expected = inSidebar(sidebars.docs as readonly unknown[]);
    expect(listed.filter((copy) => expected.includes(copy))).toEqual(expected);
    expect(listed.toSorted()).toEqual(copies.map(({ file }) => `/${file}`).toSorted());
  });
});
