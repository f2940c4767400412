import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';

/** HTML as a tree, by the browsers' own rules, including noscript. Without positions, which take half of the time. */
export function parseHtml(html: string): Root {
  const tree = fromParse5(parse(html, { scriptingEnabled: false }));
  if (tree.type !== 'root') {
    throw new Error('A whole page was expected.');
  }
  return tree;
}
