const withoutSlash = (route: string) => route.replace(/(?<=.)\/$/, '');

/** With and without its last slash an address is one file: `x.mdx` beside `x/index.mdx` would leave one of the two. */
export function checkAddresses(routes: readonly string[]): string[] {
  const places = routes.map(withoutSlash);
  const twice = new Set(places.filter((place, at) => places.indexOf(place) !== at));
  return Array.from(
    twice,
    (place) =>
      `Two pages stand at ${place}, with or without a last slash. Change the file name or the slug of one of them.`,
  );
}
