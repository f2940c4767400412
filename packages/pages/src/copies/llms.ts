import type { Page } from '../reading';
import { markdownPath } from './markdownPath';

export const LLMS_FILE = 'llms.txt';
export const LLMS_FULL_FILE = 'llms-full.txt';

export type SiteName = {
  readonly title: string;
  readonly tagline: string;
  readonly url: string;
  /** What answers one question at once, each with where it is. */
  readonly lookUp?: readonly (readonly [what: string, path: string])[];
};

const copyAddress = (page: Page, site: SiteName) => site.url + markdownPath(page.path);

const line = (page: Page, site: SiteName) =>
  `- [${page.title}](${copyAddress(page, site)})${page.description ? `: ${page.description}` : ''}`;

const RELEASES = 'Releases';

/** The home page and other pages outside the docs first, then the categories, and the release notes last. */
function rankOf(section: string, site: SiteName): number {
  return section === site.title ? 0 : section === RELEASES ? 2 : 1;
}

const isHome = ({ path }: Page) => path === '/';
const byHome = (a: Page, b: Page) => Number(isHome(b)) - Number(isHome(a));

function sectionOf(page: Page, site: SiteName): string {
  return page.trail[0] ?? (page.path.startsWith('/blog') ? RELEASES : site.title);
}

type Section = readonly [name: string, pages: readonly Page[]];

/** Pages by their outermost category, in the order in which they come. */
function sectionsOf(pages: readonly Page[], site: SiteName): Section[] {
  const sections = new Map<string, Page[]>();
  for (const page of pages) {
    const name = sectionOf(page, site);
    sections.set(name, [...(sections.get(name) ?? []), page]);
  }
  return Array.from(sections, ([name, members]): Section => [name, members.toSorted(byHome)]).toSorted(
    ([a], [b]) => rankOf(a, site) - rankOf(b, site),
  );
}

/** `llms.txt`: the site in one screen, one line for each page, in the order of the pages. */
export function llmsText(pages: readonly Page[], site: SiteName): string {
  const summary = pages.find(isHome)?.description || site.tagline;
  const sections = sectionsOf(pages, site).map(
    ([name, members]) => `## ${name}\n\n${members.map((page) => line(page, site)).join('\n')}`,
  );
  const about = `Each line leads to a page as Markdown, whose first lines name the page’s own address. All pages in one file: [${LLMS_FULL_FILE}](${site.url}/${LLMS_FULL_FILE}).`;
  const lookUp = (site.lookUp ?? []).map(([what, path]) => `- ${what}: ${site.url}${path}`).join('\n');
  return [`# ${site.title}`, `> ${summary}`, about, ...(lookUp ? [lookUp] : []), ...sections]
    .join('\n\n')
    .concat('\n');
}

/** Above every copy: an agent that lands on one page learns where all of them are. */
export const directive = (address: string) =>
  `> [All pages as Markdown](${new URL(LLMS_FILE, new URL(address).origin).href})`;

/** `404.md`: what an agent gets for an address that doesn't exist, the first page of each area. */
export function notFoundText(pages: readonly Page[], site: SiteName): string {
  const firsts = sectionsOf(pages, site).flatMap(([, [first]]) => (first ? [line(first, site)] : []));
  return ['# There’s no page at this address', directive(site.url), firsts.join('\n')]
    .join('\n\n')
    .concat('\n');
}

/** `llms-full.txt`: every copy, one after the other, in the order of `llms.txt`. */
export function llmsFullText(pages: readonly Page[], site: SiteName, copyOf: (page: Page) => string): string {
  return sectionsOf(pages, site)
    .flatMap(([, members]) => members.map(copyOf))
    .join('\n\n');
}
