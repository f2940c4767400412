import { describe, expect, it } from 'vitest';
import { brokenAddresses, brokenLinks } from './links';

const idsOf = new Map([
  ['/', new Set<string>()],
  ['/docs/alerts/overview', new Set(['one', 'é'])],
]);
const isFile = (address: string) => address === '/robots.txt';
const linksOf = (...links: string[]) =>
  brokenLinks([{ route: '/docs/alerts/overview', links }], idsOf, isFile);

describe('links of a page', () => {
  it('lead to pages in both slash forms, to files, and to ids of the same or another page', () => {
    expect(
      linksOf(
        '/',
        '/docs/alerts/overview/',
        '#one',
        '/docs/alerts/overview?a=1#one',
        '#%C3%A9',
        '/robots.txt',
      ),
    ).toEqual([]);
  });

  it('that lead nowhere are told with the file, the link and the reason', () => {
    expect(linksOf('/nope', './nope.mdx', '#two', '#100%', '/\\[')).toEqual([
      'docs/alerts/overview.mdx links to /nope: there is no such page. Correct the link, or the id it means.',
      'docs/alerts/overview.mdx links to ./nope.mdx: there is no such page. Correct the link, or the id it means.',
      'docs/alerts/overview.mdx links to #two: /docs/alerts/overview has no element with the id "two". Correct the link, or the id it means.',
      'docs/alerts/overview.mdx links to #100%: /docs/alerts/overview has no element with the id "100%". Correct the link, or the id it means.',
      'docs/alerts/overview.mdx links to /\\[: no browser understands it. Correct the link, or the id it means.',
    ]);
  });
});

it('an address in data/ that leads nowhere is told with its place', () => {
  const wrong = { where: 'data/glossary, term "x"', address: '/docs/alerts/overview#two' };
  expect(brokenAddresses([wrong, { ...wrong, address: '/#' }], idsOf, isFile)).toEqual([
    'data/glossary, term "x": /docs/alerts/overview#two: /docs/alerts/overview has no element with the id "two". Correct the address, or the id it means.',
  ]);
});
