import { nearest } from '@pt-docs/search/engine';
import type { DocsData, DocsPage } from '../dataFile';
import { called, nearestText } from '../nearest';
import { DocsProblem } from '../reader';

/** The address that people open, of a path on the site. */
export const siteAddress = (data: DocsData, path: string) => new URL(path, data.url).href;

const tidy = (path: string) => `/${path.replace(/^\/+|\/+$/g, '')}`.replace(/\.md$/, '');

const named = (pages: readonly DocsPage[]) =>
  pages.map((page) => ({ name: page.title, id: tidy(page.path), others: [tidy(page.path)], page }));

/** A page by its path, its address or its title, else the nearest by name, with a note; and the heading that the address names. */
export function pageFor(data: DocsData, asked: string): { page: DocsPage; section: string; note: string } {
  const inner = asked.startsWith(data.url) ? asked.slice(data.url.length) : asked;
  const [path = '', section = ''] = inner.split('#');
  const [withoutQuery = ''] = path.split('?');
  const pages = named(data.pages);
  const found = pages.find(({ id }) => id === tidy(withoutQuery)) ?? called(withoutQuery, pages);
  if (found) {
    return { page: found.page, section, note: '' };
  }
  const [page, ...others] = nearest(withoutQuery, pages).map((one) => one.page);
  if (!page) {
    throw new DocsProblem(`There's no page "${asked}". list_pages has them all.`);
  }
  const more = nearestText(
    others.map(({ title, path }) => `${title} (${path})`),
    'Also near',
  );
  return { page, section, note: `There's no page "${asked}": this is the nearest, ${page.title}.${more}` };
}

/** The id of a heading today, where readers may still have the one it had before. */
export const currentId = (data: DocsData, page: DocsPage, id: string) =>
  data.moved[tidy(page.path)]?.[id] ?? data.moved[page.path]?.[id] ?? id;
