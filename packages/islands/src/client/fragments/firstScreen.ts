import type { Fragment } from './fragmentStore';

/** At most as many letters as a screen shows for each pixel of its height. */
const LETTERS_PER_PIXEL = 1.5;

type Split = { readonly first: DocumentFragment; readonly rest: DocumentFragment };

/** How many blocks of a doc a reader may see without scrolling, estimated from their length. */
export function blocksOfFirstScreen(lengths: readonly number[], screenHeight: number): number {
  let letters = 0;
  const end = lengths.findIndex((length) => {
    const isBelow = letters > screenHeight * LETTERS_PER_PIXEL;
    letters += length;
    return isBelow;
  });
  return end < 0 ? lengths.length : end;
}

/** A fresh copy of a fragment, cut where the first screen ends. */
export function splitAtFold({ template }: Fragment): Split {
  const first = document.importNode(template.content, true);
  const blocks = Array.from(first.childNodes);
  const lengths = blocks.map(({ textContent }) => textContent?.length ?? 0);
  const rest = document.createDocumentFragment();
  rest.append(...blocks.slice(blocksOfFirstScreen(lengths, innerHeight)));
  return { first, rest };
}
