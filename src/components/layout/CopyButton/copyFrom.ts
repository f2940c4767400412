import { partsOf } from '@pt-docs/markdown-copies/client';

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return response.text();
}

/** A page's Markdown with the parts of a long one. */
async function wholeCopy(address: string): Promise<string> {
  const copy = await textAt(address);
  const parts = partsOf(copy, address.replace(/\.md$/, ''));
  return [copy, ...(await Promise.all(parts.map(textAt)))].join('\n');
}

/**
 * Puts a file's text on the clipboard. Returns what to tell the reader if that fails, otherwise nothing. The text is handed
 * over as a promise where the browser takes one: some forget that the reader clicked while the file is on its way.
 */
export async function copyFrom(address: string): Promise<string> {
  const text = wholeCopy(address);
  try {
    if (typeof ClipboardItem === 'undefined' || !navigator.clipboard?.write) {
      await navigator.clipboard.writeText(await text);
    } else {
      const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    }
    return '';
  } catch {
    // Both may fail: the file did not arrive, or the browser refuses the clipboard.
    await text.catch(() => undefined);
    return 'Couldn’t be copied. Open the Markdown and copy it there.';
  }
}
