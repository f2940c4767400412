import { describe, expect, it } from 'vitest';
import { brand } from '../../config/brand';
import { readBuiltPages } from './site';

const pages = readBuiltPages();
const elements = pages.flatMap((page) => page.elements.map((element) => ({ page, element })));

/** Style attributes that the framework draws; a policy without 'unsafe-inline' knows them by their hash. */
const FRAMEWORK_STYLES = [
  'display: none;',
  'display:none',
  'overflow:hidden;height:0',
  'display:none;overflow:hidden;height:0',
];

/** The links that carry the addresses of config/brand.ts: in the navbar and above the sidebar, and in the footer. */
const LOGO = /\b(navbar__brand|sidebarLogo_\w+)/;
const ICON = /\bfooter-icon\b/;
const LINK = /<a [^>]*>/g;
/** Says where to ask when nothing is found. */
const SEARCH_CONFIG = /data-config="[^"]*"/g;
/** It only forwards, and has neither navbar nor footer. */
const WITHOUT_FRAME = ['/docs'];

describe('the HTML of the finished site', () => {
  it('has no style attribute of ours', () => {
    const own = elements
      .filter(
        ({ element }) =>
          element.properties.style !== undefined &&
          !FRAMEWORK_STYLES.includes(String(element.properties.style)),
      )
      .map(
        ({ page, element }) =>
          `${page.route}: <${element.tagName} style="${String(element.properties.style)}">`,
      );
    expect([...new Set(own)].slice(0, 20)).toEqual([]);
  });

  it('has no text without a paragraph around it, as a partial of one line would be', () => {
    const bare = elements
      .filter(({ element }) => String(element.properties.className).includes('theme-doc-markdown'))
      .flatMap(({ page, element }) =>
        element.children.flatMap((child) =>
          child.type === 'text' && child.value.trim() ? `${page.route}: ${child.value.slice(0, 60)}` : [],
        ),
      );
    expect(bare).toEqual([]);
  });

  it('names the product’s own addresses only where they belong: logo, footer, and the app where newcomers begin', () => {
    const { marketingUrl, appUrl, chatUrl, socialUrl, videoUrl } = brand;
    const icons = [appUrl, chatUrl, socialUrl, videoUrl];
    const addressesIn = (page: (typeof pages)[number], place: RegExp) =>
      page.elements
        .filter(({ properties }) => place.test([properties.className ?? []].flat().join(' ')))
        .map(({ properties }) => properties.href);
    for (const page of pages.filter(({ route }) => !WITHOUT_FRAME.includes(route))) {
      expect(new Set(addressesIn(page, LOGO)), page.route).toEqual(new Set([marketingUrl]));
      expect(addressesIn(page, ICON), page.route).toEqual(icons);
    }
    const others = pages.map(({ route, html }) => ({
      route,
      rest: html
        .replace(SEARCH_CONFIG, '')
        .replace(LINK, (link) => (LOGO.test(link) || ICON.test(link) ? '' : link)),
    }));
    const naming = (...addresses: string[]) =>
      others
        .filter(({ rest }) => addresses.some((address) => rest.includes(address)))
        .map(({ route }) => route)
        .toSorted();
    expect(naming(marketingUrl, chatUrl, socialUrl, videoUrl)).toEqual([]);
    expect(naming(appUrl)).toEqual([
      '/',
      '/docs/introduction/about-pt',
      '/docs/introduction/getting-started',
    ]);
  });
});
