import type { TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from '../pages';
import { treeOf } from '../treeOf';

const MIN_WORDS = 3;

/** The row as its author typed it, so that a value from data counts as the expression that reads it. */
function rowText({ body }: Page, { position }: TableRow): string {
  const source = body.slice(position?.start.offset, position?.end.offset);
  return source.replace(/[^\p{L}\p{N}{}.]+/gu, ' ').trim();
}

/** A row that two tables need comes from data: typed twice, one of them is corrected and the other forgotten. */
export function checkTableRows(pages: readonly Page[]): string[] {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  for (const page of pages) {
    visit(treeOf(page), 'table', ({ children: [, ...rows] }) => {
      for (const row of rows) {
        const text = rowText(page, row);
        const here = `${page.file}:${page.firstLine + (row.position?.start.line ?? 1) - 1}`;
        const earlier = seen.get(text);
        if (text.split(' ').length < MIN_WORDS) {
          continue;
        }
        if (earlier) {
          problems.push(
            `${here} repeats the table row of ${earlier}: "${text.slice(0, 80)}". Keep one, or render both from a record in data/.`,
          );
        }
        seen.set(text, here);
      }
    });
  }
  return problems;
}
