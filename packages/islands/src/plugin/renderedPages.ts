import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type RenderedPage = {
  /** Its pathname without the trailing slash. */
  readonly route: string;
  /** Path from the folder of the site. */
  readonly file: string;
  readonly html: string;
};

/** Where Docusaurus writes a route; which of the forms depends on `trailingSlash`. */
function fileOf(outDir: string, name: string): string {
  const plain = name.replace(/^\/|\/$/g, '');
  const forms = [plain, path.join(plain, 'index.html'), `${plain}.html`].filter((file) =>
    file.endsWith('.html'),
  );
  const file = forms.find((form) => existsSync(path.join(outDir, form)));
  if (!file) {
    throw new Error(`The page of the route /${plain} is not in ${outDir}.`);
  }
  return file;
}

/**
 * The pages that Docusaurus rendered, in the order of their files. Other HTML in the folder came from `static/`, such as a
 * search engine's proof of ownership: it stays as it is, byte for byte.
 */
export function renderedPages(outDir: string, routes: readonly string[]): RenderedPage[] {
  const byFile = new Map(routes.map((route) => [fileOf(outDir, route), route]));
  return Array.from(byFile)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, route]) => ({
      route: route.replace(/(?<=.)\/$/, ''),
      file,
      html: readFileSync(path.join(outDir, file), 'utf8'),
    }));
}
