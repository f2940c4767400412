import { expect, it } from 'vitest';
import { CHARACTERS } from '../../scripts/lib/fonts/characters.mjs';
import { readBuiltPages } from './site';

/** No letters: signs of a keyboard, of line styles and of a badge, which look as well in the reader's own typeface. */
const FROM_SYSTEM = '↵Ⓢ⋯━┅\u200b\n';

it('the typeface has every character of the finished pages', () => {
  const pages = readBuiltPages();
  expect(pages.length).toBeGreaterThan(60);
  const known = new Set(CHARACTERS + FROM_SYSTEM);
  const missing = pages.flatMap(({ route, elements }) =>
    elements
      .filter(({ tagName }) => !/^(script|style)$/.test(tagName))
      .flatMap(({ children }) => children.map((child) => (child.type === 'text' ? child.value : '')))
      .flatMap((text) => Array.from(text).filter((character) => !known.has(character)))
      .map((character) => `${character} on ${route}`),
  );
  expect(
    [...new Set(missing)],
    'Add it to scripts/lib/fonts/characters.mjs and make the typeface anew.',
  ).toEqual([]);
});
