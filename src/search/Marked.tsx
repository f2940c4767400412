import { markedParts } from './markedParts';

/** Escaped text with marks, drawn as elements: nothing a record contains can become markup here. */
export default function Marked({ html }: { html: string }) {
  return markedParts(html).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
}
