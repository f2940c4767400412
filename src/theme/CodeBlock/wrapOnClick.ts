/** Blocks of code stand where React never renders: one listener serves all their buttons that wrap long lines. */
const blockAt = ({ target }: Event) => (target as Element).closest?.('.theme-code-block');

/** Once it is wrapped nothing overflows, and the button must stay. */
function offer(event: Event): void {
  const block = blockAt(event);
  const code = block?.querySelector('pre');
  if (code && code.scrollWidth > code.clientWidth) {
    block?.setAttribute('data-overflows', '');
  }
}

function wrap(event: Event): void {
  const button = (event.target as Element).closest?.('[aria-pressed]');
  if (button?.parentElement === blockAt(event)) {
    button?.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') === 'false'));
  }
}

if (typeof window !== 'undefined') {
  document.addEventListener('pointerover', offer);
  document.addEventListener('focusin', offer);
  document.addEventListener('click', wrap);
}
