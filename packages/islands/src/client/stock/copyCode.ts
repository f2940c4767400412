/** How the button says that it has copied. */
export type CopyCodeValues = { readonly label: string; readonly className: string };

const SHOWN_MS = 1000;

/** Lines end with a <br>, which is no text. */
const codeOf = (block: Element) =>
  Array.from(block.querySelectorAll('.token-line'), ({ textContent }) => textContent).join('\n');

/** The copy button of a code block, as the theme renders it. */
export function enhance(root: HTMLElement, copied: CopyCodeValues): () => void {
  const button = root.querySelector('button');
  const block = root.closest('.theme-code-block');
  const label = button?.getAttribute('aria-label') ?? '';
  let timer: number | undefined;
  const mark = (isCopied: boolean) => {
    button?.setAttribute('aria-label', isCopied ? copied.label : label);
    button?.classList.toggle(copied.className, isCopied);
  };
  const copy = async () => {
    const pre = block?.querySelector('pre');
    if (!block || !pre) {
      return;
    }
    if (!navigator.clipboard) {
      // Not a secure context: the reader can copy what is selected.
      getSelection()?.selectAllChildren(pre);
      return;
    }
    await navigator.clipboard.writeText(codeOf(block));
    mark(true);
    clearTimeout(timer);
    timer = window.setTimeout(() => mark(false), SHOWN_MS);
  };
  button?.addEventListener('click', copy);
  return () => {
    clearTimeout(timer);
    button?.removeEventListener('click', copy);
  };
}
