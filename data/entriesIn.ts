type Entry = {
  readonly id: string;
  /** The address that stands above, further out. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
  readonly more?: { readonly label: string; readonly to: string };
};

/**
 * Entries as text: `id: title`, further in the text, and `→ label: address` where a page says more. Entries of one page can
 * stand below its address.
 */
export function entriesIn(text: string): readonly Entry[] {
  const entries: Entry[] = [];
  let page = '';
  for (const [, indent = '', line = ''] of text.matchAll(/^( *)(.+)$/gm)) {
    const [first = '', rest = ''] = line.split(/: (.*)/);
    const last = entries.at(-1);
    if (indent.length < 2) {
      page = line;
    } else if (indent.length < 4) {
      entries.push({ id: first, page, title: rest, text: '' });
    } else if (last && line.startsWith('→ ')) {
      entries.splice(-1, 1, { ...last, more: { label: first.slice(2), to: rest } });
    } else if (last) {
      entries.splice(-1, 1, { ...last, text: `${last.text} ${line}`.trim() });
    }
  }
  return entries;
}
