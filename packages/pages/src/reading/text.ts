/** One form for comparing addresses, whether or not they end in a slash. The root stays `/`. */
export const withoutSlash = (route: string): string => route.replace(/(?<=.)\/$/, '');

/** For texts and attributes in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
