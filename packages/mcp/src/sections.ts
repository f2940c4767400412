import type { DocsPage } from './dataFile';

type Heading = { readonly level: number; readonly title: string; readonly line: number };

/** The words of a Markdown heading without links, emphasis, code marks and escapes. */
const plain = (markdown: string) =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\(.)/g, '$1')
    .replace(/[`*_]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function headingsOf(lines: readonly string[]): Heading[] {
  let isCode = false;
  return lines.flatMap((text, line) => {
    isCode = /^\s*(```|~~~)/.test(text) ? !isCode : isCode;
    const match = isCode ? null : /^(#{1,6}) (.+)$/.exec(text);
    return match ? [{ level: match[1]?.length ?? 0, title: plain(match[2] ?? ''), line }] : [];
  });
}

/**
 * One section of a Markdown copy with its subsections, or one row. The copy has headings but no ids, so the section is
 * found by its title, counting those of the same title before it. Null where the copy has no such heading.
 */
export function sectionIn(markdown: string, page: DocsPage, id: string): string | null {
  const wanted = page.sections.find((section) => section.id === id);
  if (!wanted || wanted.text !== undefined) {
    return wanted?.text ?? null;
  }
  const sameTitle = page.sections.filter(({ title, text }) => text === undefined && title === wanted.title);
  const lines = markdown.split('\n');
  const headings = headingsOf(lines);
  const heading = headings.filter(({ title }) => title === plain(wanted.title))[sameTitle.indexOf(wanted)];
  if (!heading) {
    return null;
  }
  const next = headings.find(({ line, level }) => line > heading.line && level <= heading.level);
  return lines.slice(heading.line, next?.line).join('\n').trim();
}
