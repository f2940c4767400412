import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkAddresses, readPages } from '@pt-docs/authoring/checks';
import { withoutSlash } from '@pt-docs/pages';
import { describe, expect, it } from 'vitest';
import { brokenLinks } from '../../scripts/lib/building/links';
import { readPageFacts } from '../../scripts/lib/building/readPageFacts';
import { BUILD, readBuiltPages } from './site';

const ROOT = path.dirname(BUILD);
const pages = readBuiltPages();

/** What is missing, what only forwards, and an empty form. */
const NOT_LISTED = ['/404', '/docs', '/search'];

describe('the finished site', () => {
  it('lists in its sitemap every page that there is to read', () => {
    const sitemap = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
    const listed = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) =>
      withoutSlash(new URL(url).pathname),
    );
    const expected = pages.map(({ route }) => route).filter((route) => !NOT_LISTED.includes(route));
    expect(listed.toSorted()).toEqual(expected.toSorted());
  });

  it('has no broken link and no broken anchor', async () => {
    const facts = await readPageFacts(BUILD);
    expect(facts.flatMap(({ links }) => links).length).toBeGreaterThan(1000);
    const idsOf = new Map(facts.map(({ route, ids }) => [route, new Set(ids)]));
    expect(brokenLinks(facts, idsOf, (address) => existsSync(path.join(BUILD, address)))).toEqual([]);
  });

  it('has one page at each address', async () => {
    const routes: string[] = JSON.parse(readFileSync(path.join(ROOT, '.docusaurus/routes.json'), 'utf8'));
    expect(routes.length).toBeGreaterThan(60);
    expect(checkAddresses(routes, await readPages(ROOT))).toEqual([]);
  });

  it('has no id twice on a page', () => {
    const problems = pages.flatMap((page) => {
      const ids = page.elements.flatMap(({ properties }) => (properties.id ? [String(properties.id)] : []));
      return ids
        .filter((id, index) => ids.indexOf(id) !== index)
        .map((id) => `${page.route} has two elements with id "${id}"`);
    });
    expect(problems).toEqual([]);
  });
});
