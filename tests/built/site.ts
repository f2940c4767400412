import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseHtml } from '@pt-docs/built-pages';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

export const BUILD = path.resolve(import.meta.dirname, '../../build');
const STATIC = path.resolve(import.meta.dirname, '../../static');

export type BuiltPage = { readonly route: string; readonly html: string; readonly tree: Root };

export const builtFiles = () => readdirSync(BUILD, { recursive: true, encoding: 'utf8' });

/** HTML of `static/` is for machines that ask for exactly that file, and the offline page is an asset: no pages of the site. */
const isOwnPage = (file: string) =>
  file.endsWith('.html') && !file.startsWith('assets') && !existsSync(path.join(STATIC, file));

/** Every page of the finished site, parsed. */
export function readBuiltPages(): BuiltPage[] {
  const pages = builtFiles().filter(isOwnPage);
  return pages.map((file) => {
    const html = readFileSync(path.join(BUILD, file), 'utf8');
    return {
      route: `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`,
      html,
      tree: parseHtml(html),
    };
  });
}

export function elementsOf({ tree }: BuiltPage): Element[] {
  const elements: Element[] = [];
  visit(tree, 'element', (element) => {
    elements.push(element);
  });
  return elements;
}
