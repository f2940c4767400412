import { COPY_REFUSED, say } from '@site/src/head/sayCopied';

/** The head script copies (src/head/copy.ts). What the browser refused stands selected beside its button instead. */
async function show(button: HTMLButtonElement, text: string): Promise<void> {
  const { copyByHand } = await import('./copyByHand');
  copyByHand(button, text, () => say(button, 'Copied', true));
}

if (typeof window !== 'undefined') {
  document.addEventListener(COPY_REFUSED, (event) => {
    const { detail: text } = event as CustomEvent<string>;
    if (text) {
      event.preventDefault();
      void show(event.target as HTMLButtonElement, text);
    }
  });
}
