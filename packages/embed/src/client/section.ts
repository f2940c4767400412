/** The element id that a hash names: `#100%` and other malformed escapes are taken literally. */
export function sectionOf(hash: string): string {
  const text = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function hashOf(section: string): string {
  return section && `#${encodeURIComponent(section)}`;
}
