import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Page } from '../pages';
import { treeOf } from '../treeOf';

const ID_COMMENT = /^\/\*\s*#(?<id>[a-z0-9-]+)\s*\*\/$/;

type PageHeading = { readonly depth: number; readonly text: string; readonly id: string | undefined };

/** Headings with the id that their author wrote: `## Title {​/* #id *​/}`. */
function headingsOf(page: Page): PageHeading[] {
  const headings: PageHeading[] = [];
  visit(treeOf(page), 'heading', (node) => {
    const last = node.children.at(-1);
    const id =
      last?.type === 'mdxTextExpression' ? ID_COMMENT.exec(last.value.trim())?.groups?.id : undefined;
    const shown = id ? { ...node, children: node.children.slice(0, -1) } : node;
    headings.push({ depth: node.depth, text: textOf(shown).trim(), id });
  });
  return headings;
}

export function checkHeadings(pages: readonly Page[]): string[] {
  return pages.flatMap((page) => {
    const seen = new Set<string>();
    return headingsOf(page).flatMap(({ depth, text, id }) => {
      const problems: string[] = [];
      // The layout of a plain page draws no title: its author writes it.
      if (page.kind === 'page' && depth === 1) {
        return problems;
      }
      if (depth !== 2 && depth !== 3) {
        problems.push(
          `${page.file}: heading "${text}" has level ${depth}. Use level 2 or 3; the title is level 1.`,
        );
      }
      if (!id) {
        problems.push(
          `${page.file}: heading "${text}" has no id. Write it as ## ${text} {/* #an-id */}, so that links survive a new wording.`,
        );
      } else if (seen.has(id)) {
        problems.push(`${page.file}: two headings have the id "${id}". Give one of them another id.`);
      }
      seen.add(id ?? '');
      return problems;
    });
  });
}
