const SAID_FOR_MS = 2000;

/** Says for a moment how it went, beside the button and on it. */
function say(button: HTMLButtonElement, words: string, isDone: boolean): void {
  const icon = button.querySelector<HTMLElement>('[data-icon]');
  const status = button.nextElementSibling;
  if (!icon || !status || status.textContent) {
    return;
  }
  const { icon: name } = icon.dataset;
  status.textContent = words;
  icon.dataset.icon = isDone ? 'check' : name;
  setTimeout(() => {
    status.textContent = '';
    icon.dataset.icon = name;
  }, SAID_FOR_MS);
}

/** Of a block of code the text is on the page already. */
const textOf = (button: HTMLButtonElement) =>
  button.dataset.copy || (button.closest('figure')?.querySelector('pre')?.textContent?.trimEnd() ?? '');

/** A whole page, whose Markdown has to be fetched first. */
async function copyPage(button: HTMLButtonElement, address: string): Promise<void> {
  const { copyFrom } = await import('./copyFrom');
  const problem = await copyFrom(address);
  say(button, problem || 'Copied', !problem);
}

async function copyText(button: HTMLButtonElement, text: string): Promise<void> {
  const sayCopied = () => say(button, 'Copied', true);
  try {
    // Absent on pages without https and refused in frames without the permission: both end in `catch`.
    await navigator.clipboard.writeText(text);
    sayCopied();
  } catch {
    const { copyByHand } = await import('./copyByHand');
    copyByHand(button, text, sayCopied);
  }
}

/** Copy buttons are plain HTML, and most of them stand where React never renders: one listener serves them all. */
function copy({ target }: Event): void {
  const button = (target as Element).closest?.<HTMLButtonElement>(
    '[data-copy], [data-copy-from], [data-copy-link]',
  );
  if (!button) {
    return;
  }
  const { copyFrom, copyLink } = button.dataset;
  const copying = copyFrom
    ? copyPage(button, copyFrom)
    : copyText(button, copyLink ? new URL(copyLink, location.href).href : textOf(button));
  copying.catch(() => say(button, 'Couldn’t be copied', false));
}

if (typeof window !== 'undefined') {
  document.addEventListener('click', copy);
}
