import type { Page } from '../pages';

const withoutSlash = (route: string) => route.replace(/(?<=.)\/$/, '');

/** With and without its last slash an address is one file: `x.mdx` beside `x/index.mdx` would leave one of the two. */
export function checkAddresses(routes: readonly string[], pages: readonly Page[]): string[] {
  const places = routes.map(withoutSlash);
  const twice = new Set(places.filter((place, at) => places.indexOf(place) !== at));
  return Array.from(twice, (place) => {
    const files = pages.filter(({ route }) => withoutSlash(route) === place).map(({ file }) => file);
    return `Two pages stand at ${place}, with or without a last slash (${files.join(', ')}). Change the file name or the slug of one of them.`;
  });
}
