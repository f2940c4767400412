import { describe, expect, it } from 'vitest';
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
});
