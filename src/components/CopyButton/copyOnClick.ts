import { SHEETS, TICK } from './icons';

const SAID_FOR_MS = 2000;

/** Says for a moment how it went, beside the button and on it. */
function say(button: HTMLButtonElement, words: string, icon: string): void {
  const path = button.querySelector('path');
  const status = button.nextElementSibling;
  if (!path || !status || status.textContent) {
    return;
  }
  const draw = (text: string, d: string) => {
    status.textContent = text;
    path.setAttribute('d', d);
  };
  draw(words, icon);
  setTimeout(draw, SAID_FOR_MS, '', SHEETS);
}

const textOf = (button: HTMLButtonElement) =>
  button.dataset.copy || (button.closest('figure')?.querySelector('pre')?.textContent?.trimEnd() ?? '');

/** Buttons to copy are drawn only (src/components/CopyButton), and most texts are never drawn by React. */
async function copy({ target }: Event): Promise<void> {
  const button = (target as Element).closest?.<HTMLButtonElement>('[data-copy]');
  if (!button) {
    return;
  }
  const sayCopied = () => say(button, 'Copied', TICK);
  try {
    // Absent on pages without https and refused in frames without the permission: both end in `catch`.
    await navigator.clipboard.writeText(textOf(button));
    sayCopied();
  } catch {
    import('./copyByHand').then(
      ({ copyByHand }) => copyByHand(button, textOf(button), sayCopied),
      () => say(button, 'Couldn’t be copied', SHEETS),
    );
  }
}

if (typeof window !== 'undefined') {
  document.addEventListener('click', copy);
}
