import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Page } from '../pages';
import { treeOf } from '../treeOf';

const LONG_PARAGRAPH_WORDS = 40;
const FILLER = /\b(TODO|TBD|FIXME|lorem ipsum|coming soon|placeholder text)\b/i;

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const normalised = (text: string) => wordsOf(text.toLowerCase().replace(/[^\p{L}\p{N}\s]/gu, '')).join(' ');

/** No long paragraph stands on two pages, and none is filler. */
export function checkRepetition(pages: readonly Page[]): string[] {
  const seen = new Map<string, Page>();
  const problems: string[] = [];
  for (const page of pages) {
    visit(treeOf(page), 'paragraph', (node) => {
      const text = textOf(node);
      if (FILLER.test(text)) {
        problems.push(`${page.file} contains filler: "${text.slice(0, 80)}". Write it or remove it.`);
      }
      if (wordsOf(text).length <= LONG_PARAGRAPH_WORDS) {
        return;
      }
      const earlier = seen.get(normalised(text));
      if (earlier && earlier !== page) {
        problems.push(
          `${page.file} repeats a paragraph of ${earlier.file}: "${text.slice(0, 80)}…". Keep it on one page and link to it.`,
        );
      }
      seen.set(normalised(text), page);
    });
  }
  return problems;
}
