import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse, serialize } from 'parse5';

/** HTML as a tree, by the browsers' own rules, including noscript. Without positions, which take half of the time. */
export function parseHtml(html: string): Root {
  const tree = fromParse5(parse(html, { scriptingEnabled: false }));
  if (tree.type !== 'root') {
    throw new Error('A whole page was expected.');
  }
  return tree;
}

/** With all end tags, which the minifier leaves out: browsers need none, but the simple parsers of many agents do. */
export const withEndTags = (html: string) => serialize(parse(html));
