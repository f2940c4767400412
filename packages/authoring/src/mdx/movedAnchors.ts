import path from 'node:path';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** By page: the id that a heading had, and the one it has now. */
type MovedAnchors = Readonly<Record<string, Readonly<Record<string, string>>>>;
type File = { readonly path: string; readonly cwd: string };

/** `docs/alerts/overview.mdx` → `/docs/alerts/overview`, `src/pages/about.mdx` → `/about`; the page of a folder is its index. */
const pageOf = (file: string): string =>
  `/${file
    .split(path.sep)
    .join('/')
    .replace(/^src\/pages\/|\.mdx$/g, '')
    .replace(/\/index$/, '')}`;

/** Renders the ids of headings that have moved inside the heading that took their place, so that old links still land. */
export function rehypeMovedAnchors(movedAnchors: MovedAnchors) {
  return (tree: Root, file: File) => {
    const page = pageOf(path.relative(file.cwd, file.path));
    const moved = Object.entries(movedAnchors[page] ?? {});
    const rendered = new Set<string>();
    visit(tree, 'element', (heading: Element) => {
      if (!/^h[23]$/.test(heading.tagName)) {
        return;
      }
      const old = moved.filter(([, id]) => id === heading.properties.id).map(([from]) => from);
      heading.children.unshift(
        ...old.map((id): Element => ({ type: 'element', tagName: 'span', properties: { id }, children: [] })),
      );
      for (const id of old) {
        rendered.add(id);
      }
    });
    const lost = moved.filter(([from]) => !rendered.has(from));
    if (lost.length > 0) {
      const list = lost.map(([from, to]) => `#${from} → #${to}`).join(', ');
      throw new Error(`${page}: the moved anchors name a heading that the page does not have: ${list}.`);
    }
  };
}
