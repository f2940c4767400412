import type { DefaultTreeAdapterTypes } from 'parse5';

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** About what two screens of a laptop show beside headings and pictures. What comes later can wait until it is near. */
const MOST_CHARACTERS = 2_400;

/** Nobody reads these before the figure. */
const ASIDE = new Set(['script', 'style', 'nav', 'aside']);

function* inOrder(parent: Parent): Generator<Node> {
  for (const node of parent.childNodes.filter(({ nodeName }) => !ASIDE.has(nodeName))) {
    yield node;
    if ('childNodes' in node) {
      yield* inOrder(node);
    }
  }
}

const isInFigure = (node: Node | Parent | null): boolean =>
  node !== null && (node.nodeName === 'figure' || ('parentNode' in node && isInFigure(node.parentNode)));

/** An island that waits for a touch loads nothing before. */
const islandOf = (node: Node) =>
  'attrs' in node && !node.attrs.some(({ name }) => name === 'data-island-waits')
    ? node.attrs.find(({ name }) => name === 'data-island')?.value
    : undefined;

/**
 * The name of the island that a page opens with: in its first figure, or one of those that lead a page, if the first two screens
 * hold it. Its code is loaded at once, so that it answers a first touch.
 */
export function firstIsland(
  page: DefaultTreeAdapterTypes.Document,
  leading: readonly string[],
): string | undefined {
  const main = Array.from(inOrder(page)).find(({ nodeName }) => nodeName === 'main');
  let characters = 0;
  for (const node of main && 'childNodes' in main ? inOrder(main) : []) {
    const island = islandOf(node);
    if (island && (leading.includes(island) || isInFigure(node))) {
      return island;
    }
    characters += 'value' in node ? node.value.trim().length : 0;
    if (characters > MOST_CHARACTERS) {
      return;
    }
  }
}
