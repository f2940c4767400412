import { readFileSync } from 'node:fs';
import path from 'node:path';

type DrawnPage = {
  readonly route: string;
  /** Path from the folder of the site. */
  readonly file: string;
  readonly html: string;
};

/** Where the framework writes a route: a folder's page, but for the not-found page, which has an ending. */
const fileOf = (route: string) =>
  (route.endsWith('.html') ? route : path.join(route, 'index.html')).replace(/^[\\/]/, '');

/**
 * The pages that the framework drew, in the order of their files. Other HTML in the folder came from `static/`, such as a
 * search engine's proof of who owns the site: it stays as it is, byte for byte.
 */
export function drawnPages(outDir: string, routes: readonly string[]): DrawnPage[] {
  const byFile = new Map(routes.map((route) => [fileOf(route), route]));
  return Array.from(byFile)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, route]) => ({
      route: route.replace(/(?<=.)\/$/, ''),
      file,
      html: readFileSync(path.join(outDir, file), 'utf8'),
    }));
}
