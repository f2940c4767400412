/**
 * Whether a path, read as an address once more, stays on the site it was taken from. `/.//host` parses to the
 * path `//host`, and a link to that leads to another host.
 */
export const isOwnPath = (pathname: string): boolean =>
  pathname.startsWith('/') && !pathname.startsWith('//');
