import { unescapeHtml } from '../engine/highlight';

/** Escaped text with marks, rendered as elements: nothing that a record contains can become markup here. */
export default function Marked({ html }: { html: string }) {
  // Every second piece was between marks.
  return html.split(/<\/?mark>/).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change their order
    index % 2 === 1 ? <mark key={index}>{unescapeHtml(piece)}</mark> : unescapeHtml(piece),
  );
}
