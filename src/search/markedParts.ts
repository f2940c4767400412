const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

const textOf = (html: string) =>
  html.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/** Escaped text with marks as plain texts; every second one stood between marks. */
export function markedParts(html: string): string[] {
  return html.split(/<\/?mark>/).map(textOf);
}
