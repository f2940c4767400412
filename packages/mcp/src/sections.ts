import type { DocsPage } from './dataFile';

type Heading = { readonly level: number; readonly id: string; readonly line: number };

/** The headings of a Markdown copy, each of which ends with its id: `## Fees {#fees}`. */
function headingsOf(lines: readonly string[]): Heading[] {
  let isCode = false;
  return lines.flatMap((text, line) => {
    isCode = /^\s*(```|~~~)/.test(text) ? !isCode : isCode;
    const [, marks = '', id = ''] = (!isCode && /^(#{1,6}) .*?(?: \{#([^}]+)\})?$/.exec(text)) || [];
    return marks ? [{ level: marks.length, id, line }] : [];
  });
}

/** One section of a Markdown copy with its subsections, or one row. Null where the copy has no such heading. */
export function sectionIn(markdown: string, page: DocsPage, id: string): string | null {
  const wanted = page.sections.find((section) => section.id === id);
  if (!wanted || wanted.text !== undefined) {
    return wanted?.text ?? null;
  }
  const lines = markdown.split('\n');
  const headings = headingsOf(lines);
  const heading = headings.find((one) => one.id === id);
  const next = headings.find(({ line, level }) => heading && line > heading.line && level <= heading.level);
  return heading ? lines.slice(heading.line, next?.line).join('\n').trim() : null;
}
