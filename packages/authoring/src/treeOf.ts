import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Page } from './pages';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

const trees = new WeakMap<Page, Root>();

/**
 * The content of a page, parsed once. Apart from pages.ts, because Docusaurus loads the plugin through Babel, together with
 * everything it imports: the parser's 150 modules took five seconds of a first build, which reads front matter only.
 */
export function treeOf(page: Page): Root {
  const tree = trees.get(page) ?? parser.parse(page.body);
  trees.set(page, tree);
  return tree;
}
