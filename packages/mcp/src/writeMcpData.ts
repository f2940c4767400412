import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { idsIn, type Page, sectionsOf } from '@pt-docs/pages';
import { DATA_PATH, DATA_VERSION, type DocsData, dataSchema } from './dataFile';

type AtAnchor<T extends { address: string }> = Omit<T, 'address'> & { readonly anchor: string };

/** What the site knows besides its pages. Addresses of errors and figures are found on the pages, by their ids. */
export type McpDataOptions = Pick<DocsData, 'title' | 'url' | 'terms' | 'metrics' | 'moved' | 'prompts'> & {
  readonly errors: readonly AtAnchor<DocsData['errors'][number]>[];
  readonly figures: readonly string[];
  /** The address of a page's Markdown copy. */
  readonly copyOf: (path: string) => string;
};

const sectionsFor = ({ content }: Page): DocsData['pages'][number]['sections'] =>
  sectionsOf(content)
    .filter(({ anchor }) => anchor !== '')
    .map(({ anchor, headings, isRow, text }) => ({
      id: anchor,
      title: headings.at(-1) ?? '',
      ...(isRow && { text }),
    }));

/** Writes the data file of the MCP server into a finished build. */
export function writeMcpData(outDir: string, pages: readonly Page[], options: McpDataOptions): void {
  const { errors, figures, copyOf, ...rest } = options;
  const pathOf = new Map<string, string>();
  for (const { path: page, content } of pages) {
    for (const id of idsIn(content)) {
      pathOf.set(id, pathOf.get(id) ?? page);
    }
  }
  const pageWith = (id: string, what: string) => {
    const page = pathOf.get(id);
    if (page === undefined) {
      throw new Error(
        `${what} "${id}" is on no page, so the MCP server can't link to it. Show it on a page or remove it.`,
      );
    }
    return page;
  };
  const data: DocsData = {
    ...rest,
    version: DATA_VERSION,
    pages: pages.map((page) => ({
      path: page.path,
      title: page.title,
      description: page.description,
      trail: [...page.trail],
      copy: copyOf(page.path),
      sections: sectionsFor(page),
    })),
    errors: errors.map(({ anchor, ...error }) => ({
      ...error,
      address: `${pageWith(anchor, 'The error')}#${anchor}`,
    })),
    figures: Object.fromEntries(figures.map((id) => [id, pageWith(id, 'The figure')])),
  };
  writeFileSync(path.join(outDir, DATA_PATH), JSON.stringify(dataSchema.parse(data)));
}
