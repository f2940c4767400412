import { readFile, writeFile } from 'node:fs/promises';
import {
  BuildCache,
  htmlFileOf,
  type PageHead,
  readHead,
  versionOf,
  withEndTags,
  withHeadTags,
} from '@pt-docs/pages';
import { cardPath, shareTags } from '@pt-docs/pages/cards';
import { brand } from '../../../config/brand';
import { docsOptions } from '../../../config/content';
import { articleData } from './articleData';

/** A page and what its head says. */
export type TaggedPage = PageHead & { readonly route: string };

const CACHE = 'node_modules/.cache/end-tags';

/** For assistants, which read the source from its top and often not to its end. Readers have the page menu. */
const directive = (copy: string) =>
  copy
    ? `<p hidden>For AI agents: <a href="${copy}">this page as Markdown</a>, <a href="/llms.txt">all pages</a>.</p>`
    : '';

const altOf = ({ title, description }: PageHead) => `${title}. ${description}`;

/**
 * Adds to every page what only machines read: the card of a shared link, and structured data. Here and not in the application, which would
 * carry it to every reader. A page without a description (not found, forwarding) shows the card of the home page.
 */
export async function addHeadTags(directory: string, routes: readonly string[]): Promise<TaggedPage[]> {
  const pages = await Promise.all(
    routes.map(async (route) => {
      const file = htmlFileOf(directory, route);
      if (file === undefined) {
        throw new Error(`The page of the route ${route} is not in ${directory}.`);
      }
      const html = await readFile(file, 'utf8');
      return { route, file, html, ...readHead(html) };
    }),
  );
  const home = pages.find(({ route }) => route === '/');
  if (!home) {
    throw new Error('The site has no home page.');
  }
  const cache = new BuildCache<string>(CACHE, versionOf(['packages/pages/src/reading/parseHtml.ts']));
  await Promise.all(
    pages.map(async ({ file, html, ...page }) => {
      const shown = page.description ? page : home;
      const tags = shareTags({ route: shown.route, alt: altOf(shown) }, brand.siteUrl);
      const image = `${brand.siteUrl}${cardPath(page.route)}`;
      const isDoc = page.route.startsWith(`/${docsOptions.routeBasePath}/`);
      const last = isDoc ? articleData({ ...page, image }) : '';
      const whole = withHeadTags(html, { first: tags, last, body: directive(page.copy) });
      await writeFile(file, await cache.get(whole, () => withEndTags(whole)));
    }),
  );
  await cache.prune();
  return pages.filter(({ description }) => description);
}
