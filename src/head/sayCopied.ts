const SAID_FOR_MS = 2000;

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
