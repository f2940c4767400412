const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

const textOf = (html: string) =>
  html.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/** Escaped text with marks, drawn as elements: nothing a record contains can become markup here. */
export default function Marked({ html }: { html: string }) {
  // Every second part stood between marks.
  return html.split(/<\/?mark>/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
    index % 2 === 1 ? <mark key={index}>{textOf(part)}</mark> : textOf(part),
  );
}
