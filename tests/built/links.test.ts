import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import published from '../published-routes.json';
import { BUILD, elementsOf, readBuiltPages } from './site';

const pages = readBuiltPages();
const idsByRoute = new Map(
  pages.map((page) => [
    page.route,
    new Set(elementsOf(page).map(({ properties }) => String(properties.id ?? ''))),
  ]),
);
const withoutSlash = (route: string) => (route === '/' ? route : route.replace(/\/$/, ''));

/** What is missing, what only forwards, what stands in for others, and an empty form. */
const NOT_LISTED = ['/404', '/docs', '/offline', '/search'];

function problemWith(href: string, from: string): string | null {
  const [address = '', hash] = href.split('#', 2);
  const route = withoutSlash(address.split('?')[0] || from);
  const ids = idsByRoute.get(route);
  if (!ids) {
    return existsSync(path.join(BUILD, route)) ? null : `${from} links to ${href}, which does not exist`;
  }
  return hash && !ids.has(decodeURIComponent(hash))
    ? `${from} links to ${href}, but there is no such anchor`
    : null;
}

describe('the finished site', () => {
  it('has every page that it ever had', () => {
    const lost = published.filter((route) => !idsByRoute.has(withoutSlash(route)));
    expect(lost, 'readers have links to these: bring each back under its old address').toEqual([]);
  });

  it('lists in its sitemap every page that there is to read', () => {
    const sitemap = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
    const listed = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) =>
      withoutSlash(new URL(url).pathname),
    );
    const expected = pages.map(({ route }) => route).filter((route) => !NOT_LISTED.includes(route));
    expect(listed.toSorted()).toEqual(expected.toSorted());
  });

  it('has no broken link and no broken anchor', () => {
    const problems = pages.flatMap((page) =>
      elementsOf(page)
        .filter(({ tagName }) => tagName === 'a')
        .map(({ properties }) => String(properties.href ?? ''))
        .filter((href) => href.startsWith('/') || href.startsWith('#'))
        .flatMap((href) => problemWith(href, page.route) ?? []),
    );
    expect(pages.length).toBeGreaterThan(60);
    expect([...new Set(problems)]).toEqual([]);
  });

  it('has no id twice on a page', () => {
    const problems = pages.flatMap((page) => {
      const ids = elementsOf(page).flatMap(({ properties }) =>
        properties.id ? [String(properties.id)] : [],
      );
      return ids
        .filter((id, index) => ids.indexOf(id) !== index)
        .map((id) => `${page.route} has two elements with id "${id}"`);
    });
    expect(problems).toEqual([]);
  });
});
