import { say } from './sayCopied';

/**
 * Copy buttons are plain HTML, and most of them stand where React never renders: one listener serves them all. It is in the head
 * script because a browser lets a page write to the clipboard only while it handles the reader's own click.
 */
const REFUSED = 'Couldn’t be copied. Add .md to the address and copy it there.';

async function copyAt(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return new Blob([await response.text()], { type: 'text/plain' });
}

/** Handed over as a promise where the browser takes one: some forget that the reader clicked while the file is on its way. */
async function writePage(address: string): Promise<void> {
  const page = copyAt(address);
  page.catch(() => {});
  await (typeof ClipboardItem === 'undefined'
    ? navigator.clipboard.writeText(await (await page).text())
    : navigator.clipboard.write([new ClipboardItem({ 'text/plain': page })]));
}

/** Of a block of code the text is on the page already. */
const textOf = ({ dataset: { copy, copyLink } }: HTMLElement, figure: Element | null) =>
  copyLink
    ? new URL(copyLink, location.href).href
    : copy || figure?.querySelector('pre')?.textContent?.trimEnd();

/** What the browser refused to copy is selected where it stands beside the button, for the reader's own keys. */
function selectBeside(button: HTMLElement, text: string): boolean {
  const place = button.closest('figure, li, td, dd, p');
  const shown = Array.from(place?.querySelectorAll('pre, code') ?? []).find(
    ({ textContent }) => textContent.trimEnd() === text,
  );
  if (shown) {
    getSelection()?.selectAllChildren(shown);
  }
  return shown !== undefined;
}

async function copyFor(button: HTMLElement): Promise<void> {
  const { copyFrom } = button.dataset;
  const text = textOf(button, button.closest('figure')) ?? '';
  try {
    // The clipboard is absent on pages without https and refused in frames without the permission: both end in `catch`.
    await (copyFrom ? writePage(copyFrom) : navigator.clipboard.writeText(text));
    say(button, 'Copied', true);
  } catch {
    const refusal = selectBeside(button, text) ? 'Press Ctrl/Cmd + C to copy' : 'Couldn’t be copied';
    say(button, copyFrom ? REFUSED : refusal, false);
  }
}

addEventListener('click', ({ target }) => {
  const button = (target as Element).closest?.<HTMLElement>('[data-head-action="copy"]');
  if (button) {
    void copyFor(button);
  }
});
