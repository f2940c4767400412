import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutSlash } from '@pt-docs/pages';
import { terms } from '../../../data/glossary/terms';
import { readersSay } from '../../../data/search/lists';

type Ids = ReadonlyMap<string, Pick<ReadonlySet<string>, 'has'>>;
type IsFile = (address: string) => boolean;
type Page = { readonly route: string; readonly links: readonly string[] };

/** An address in data/, and where it is written. */
type Address = { readonly where: string; readonly address: string };

/** `#100%` is no escape, and means what it says. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What is wrong with an address of this site, or null. `from` is the page that it is on. */
function problemWith(address: string, from: string, idsOf: Ids, isFile: IsFile): string | null {
  const base = `https://site.invalid${from}`;
  if (!URL.canParse(address, base)) {
    return 'no browser understands it';
  }
  const { pathname, hash } = new URL(address, base);
  const route = withoutSlash(pathname);
  const ids = idsOf.get(route);
  if (!ids) {
    return isFile(route) ? null : 'there is no such page';
  }
  const id = decoded(hash.slice(1));
  return id && !ids.has(id) ? `${route} has no element with the id "${id}"` : null;
}

/** The file in which a page is written and the line of a link or value, as far as can be told: components write links too. */
export function sourceOf(route: string, link: string): string {
  const files = [`.${route}`, `src/pages${route}`].flatMap((name) => [`${name}.mdx`, `${name}/index.mdx`]);
  const file = files.find((name) => existsSync(name));
  if (file === undefined) {
    return route;
  }
  const lines = readFileSync(file, 'utf8').split('\n');
  // A link to a file that isn't there has become an address on the page.
  const written = path.basename(link);
  const line = written ? lines.findIndex((text) => text.includes(written)) + 1 : 0;
  return path.posix.normalize(file) + (line ? `:${line}` : '');
}

/** One sentence for every link of a page that leads nowhere. */
export function brokenLinks(pages: readonly Page[], idsOf: Ids, isFile: IsFile): string[] {
  return pages.flatMap(({ route, links }) =>
    links.flatMap((link) => {
      const problem = problemWith(link, route, idsOf, isFile);
      return problem === null
        ? []
        : `${sourceOf(route, link)} links to ${link}: ${problem}. Correct the link, or the id it means.`;
    }),
  );
}

/** One sentence for every address in data/ that leads nowhere, though no page shows it as a link. */
export function brokenAddresses(addresses: readonly Address[], idsOf: Ids, isFile: IsFile): string[] {
  return addresses.flatMap(({ where, address }) => {
    const problem = problemWith(address, '/', idsOf, isFile);
    return problem === null
      ? []
      : `${where}: ${address}: ${problem}. Correct the address, or the id it means.`;
  });
}

/** Addresses that search, cards and the glossary use without a link on a page. */
export function dataAddresses(): Address[] {
  return [
    ...Object.entries(terms).map(([id, { page, anchor }]) => ({
      where: `data/glossary, term "${id}"`,
      address: anchor === null ? page : `${page}#${anchor}`,
    })),
    ...readersSay,
  ];
}
