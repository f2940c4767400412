import { twinPath } from '../../src/search/twinPath';
import type { Page } from './page';

type SiteName = { readonly title: string; readonly tagline: string; readonly url: string };

const twinAddress = (page: Page, site: SiteName) => site.url + twinPath(page.path);

const line = (page: Page, site: SiteName) =>
  `- [${page.title}](${twinAddress(page, site)})${page.description ? `: ${page.description}` : ''}`;

const RELEASES = 'Releases';

/** The home page first and the site's own pages with it, then its parts, and what is past last. */
function placeOf(section: string, site: SiteName): number {
  return section === site.title ? 0 : section === RELEASES ? 2 : 1;
}

const byHome = (a: Page, b: Page) => Number(b.path === '/') - Number(a.path === '/');

/** Pages under the outermost part of the site they stand in, in the order in which they come. */
function bySection(pages: readonly Page[], site: SiteName): Map<string, Page[]> {
  const sections = new Map<string, Page[]>();
  for (const page of pages) {
    const [name = page.path.startsWith('/blog') ? RELEASES : site.title] = page.trail;
    sections.set(name, [...(sections.get(name) ?? []), page]);
  }
  return sections;
}

/** `llms.txt`: the site in one screen, one line for each page. */
export function llmsText(pages: readonly Page[], site: SiteName): string {
  const sections = Array.from(
    Array.from(bySection(pages, site)).sort(([a], [b]) => placeOf(a, site) - placeOf(b, site)),
    ([name, members]) =>
      `## ${name}\n\n${members
        .toSorted(byHome)
        .map((page) => line(page, site))
        .join('\n')}`,
  );
  return `# ${site.title}\n\n> ${site.tagline}\n\n${sections.join('\n\n')}\n`;
}

/** `llms-full.txt`: every twin, one after the other. */
export function llmsFullText(twins: readonly string[]): string {
  return twins.join('\n\n');
}
