/** The id of the last heading above the middle of the window, or null above the first. */
export function sectionInView(): string | null {
  const headings = Array.from(document.querySelectorAll<HTMLElement>('article :is(h2, h3)[id]'));
  const above = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 2);
  return above.at(-1)?.id ?? null;
}
