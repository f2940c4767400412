import type { Trouble } from './schema';

/**
 * Below the address of a page its troubles, each as `id: symptom`, further in the answer (the cause, then what to do), and
 * `→ label: address` where another page says more.
 */
export function troublesIn(text: string): readonly Trouble[] {
  const troubles: Trouble[] = [];
  let page = '';
  for (const [, indent = '', line = ''] of text.matchAll(/^( *)(.+)$/gm)) {
    const [first = '', rest = ''] = line.split(/: (.*)/);
    const last = troubles.at(-1);
    if (indent.length < 2) {
      page = line;
    } else if (indent.length < 4) {
      troubles.push({ id: first, page, symptom: rest, answer: '' });
    } else if (last && line.startsWith('→ ')) {
      troubles.splice(-1, 1, { ...last, more: { label: first.slice(2), to: rest } });
    } else if (last) {
      troubles.splice(-1, 1, { ...last, answer: `${last.answer} ${line}`.trim() });
    }
  }
  return troubles;
}
