const SAID_FOR_MS = 2000;

/** Dispatched on a button whose short text the browser refused; who shows the text instead prevents its default. */
export const COPY_REFUSED = 'copy-refused';

/** Says for a moment how it went, beside the button and on it. */
export function say(button: HTMLElement, words: string, isDone: boolean): void {
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
