import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseHtml } from '@pt-docs/pages';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

export const BUILD = path.resolve(import.meta.dirname, '../../build');
const STATIC = path.resolve(import.meta.dirname, '../../static');

export type BuiltPage = {
  readonly route: string;
  readonly html: string;
  readonly tree: Root;
  readonly elements: readonly Element[];
};

let files: readonly string[] | undefined;

export function builtFiles(): readonly string[] {
  files ??= readdirSync(BUILD, { recursive: true, encoding: 'utf8' });
  return files;
}

/** HTML of `static/` is for machines that ask for exactly that file, and the offline page is an asset: no pages of the site. */
const isOwnPage = (file: string) =>
  file.endsWith('.html') && !file.startsWith('assets') && !existsSync(path.join(STATIC, file));

let read: readonly BuiltPage[] | undefined;

/** Every page of the finished site, parsed once for all tests that a worker runs. Nobody changes the trees. */
export function readBuiltPages(): readonly BuiltPage[] {
  read ??= builtFiles()
    .filter(isOwnPage)
    .map((file) => {
      const html = readFileSync(path.join(BUILD, file), 'utf8');
      const route = `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
      const tree = parseHtml(html);
      const elements: Element[] = [];
      visit(tree, 'element', (element) => void elements.push(element));
      return { route, html, tree, elements };
    });
  return read;
}
