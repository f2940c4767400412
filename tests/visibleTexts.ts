import type { Nodes, Root } from 'hast';
import { selectAll } from 'hast-util-select';

/** What a reader types or a machine reads stands in these. */
const NOT_PROSE = new Set(['code', 'kbd', 'pre', 'script', 'style', 'input', 'textarea']);
const BLOCKS = 'p, td, th, li, dt, dd, h1, h2, h3, figcaption, caption, summary, legend, label, button, text';

function proseOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node && !(node.type === 'element' && NOT_PROSE.has(node.tagName))
    ? node.children.map(proseOf).join('')
    : '';
}

/** Everything that a rendered page or figure says, block by block, and the names that screen readers announce. */
export function visibleTexts(tree: Root): string[] {
  const said = selectAll(BLOCKS, tree).map(proseOf);
  // A button that copies a command is named after it.
  const names = selectAll('[aria-label]:not([aria-label^="Copy "]), img[alt]', tree).map(({ properties }) =>
    String(properties.ariaLabel ?? properties.alt ?? ''),
  );
  return [...new Set([...said, ...names])].filter((text) => text.trim() !== '');
}
