import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { published } from '../published';
import { BUILD, elementsOf, readBuiltPages } from './site';

const pages = readBuiltPages();
const withoutSlash = (route: string) => (route === '/' ? route : route.replace(/\/$/, ''));

/** What is missing, what only forwards, what stands in for others, and an empty form. */
const NOT_LISTED = ['/404', '/docs', '/offline', '/search'];

describe('the finished site', () => {
  it('has every page that it ever had', () => {
    const routes = new Set(pages.map(({ route }) => route));
    const lost = [...published.keys()].filter((route) => !routes.has(withoutSlash(route)));
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
