/** As many letters as a large screen shows below the title. */
const FIRST_SCREEN_LETTERS = 1500;

export type TwoParts = { readonly first: DocumentFragment; readonly rest: DocumentFragment };

/** How many blocks of a text a reader sees without scrolling, told by how long they are. */
export function blocksOfFirstScreen(lengths: readonly number[]): number {
  let letters = 0;
  const end = lengths.findIndex((length) => {
    const isBelow = letters > FIRST_SCREEN_LETTERS;
    letters += length;
    return isBelow;
  });
  return end < 0 ? lengths.length : end;
}

/** A fresh copy of a text, cut where the first screen ends. */
export function inTwoParts(text: HTMLTemplateElement): TwoParts {
  const first = document.importNode(text.content, true);
  const blocks = Array.from(first.childNodes);
  const rest = document.createDocumentFragment();
  rest.append(
    ...blocks.slice(blocksOfFirstScreen(blocks.map(({ textContent }) => textContent?.length ?? 0))),
  );
  return { first, rest };
}
