import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { brand } from '../../config/brand';
import { BUILD, readBuiltPages } from './site';

/** A third of what the strictest messenger takes. */
const MAX_BYTES = 100_000;
const SIGNATURE = '89504e470d0a1a0a';

const pages = new Map(readBuiltPages().map((page) => [page.route, page]));
/** Neither is a page that readers share: what is missing, what only forwards. */
const WITHOUT_CARD = ['/404', '/docs'];
const routes = Array.from(pages.keys()).filter((route) => !WITHOUT_CARD.includes(route));

/** What the head of a page says, by the name of each tag. A tag that is there twice shows. */
function tagsOf(route: string): Record<string, string> {
  const page = pages.get(route);
  const tags = page ? page.elements.filter(({ tagName }) => tagName === 'meta') : [];
  return Object.fromEntries(
    tags
      .map(({ properties }) => [String(properties.property ?? properties.name), String(properties.content)])
      .filter(([name]) => /^(og|twitter):|^description$/.test(name ?? ''))
      .map(([name, content], index, all) => [
        all.findIndex(([other]) => other === name) === index ? name : `${name} twice`,
        content,
      ]),
  );
}

describe.each(routes)('the card of %s', (route) => {
  const tags = tagsOf(route);
  const file = path.join(BUILD, new URL(tags['og:image'] ?? brand.siteUrl).pathname);

  it('is named by the page', () => {
    const { description, 'og:title': title = '' } = tags;
    const alt = `${title.replace(/ \| [^|]*$/, '')}. ${description}`;
    const image = `${brand.siteUrl}/share-cards${route === '/' ? '/index' : route}.png`;
    expect(tags).toMatchObject({
      'og:image': image,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': alt,
      'twitter:card': 'summary_large_image',
      'twitter:image': image,
      'twitter:image:alt': alt,
    });
    expect(Object.keys(tags).filter((name) => name.endsWith(' twice'))).toEqual([]);
  });

  it('is a picture of its own', () => {
    const png = readFileSync(file);
    expect(png.length).toBeLessThanOrEqual(MAX_BYTES);
    expect(png.subarray(0, 8).toString('hex')).toBe(SIGNATURE);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});

it('no two pages show the same picture', () => {
  const pictures = routes.map((route) =>
    readFileSync(path.join(BUILD, new URL(tagsOf(route)['og:image'] ?? '').pathname)).toString('base64'),
  );
  expect(new Set(pictures).size).toBe(routes.length);
});

it.each(['/404', '/docs'])('%s has no picture of its own and shows that of the home page', (route) => {
  expect(tagsOf(route)['og:image']).toBe(`${brand.siteUrl}/share-cards/index.png`);
});
