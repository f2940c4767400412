const WORDS = 'article :is(h1, h2, h3, h4, p, li, tr, figure, pre)';

/** Apps let readers drag the panel's edge: the words at its top stay there, where a browser keeps the distance from the page's. */
export function keepPlace(): void {
  let words: Element | undefined;
  let top = 0;
  let isWaiting = false;
  function remember(): void {
    isWaiting = false;
    const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    words = Array.from(document.querySelectorAll(WORDS)).find(
      (element) => element.getBoundingClientRect().bottom > bar,
    );
    top = words?.getBoundingClientRect().top ?? 0;
  }
  function onScroll(): void {
    if (!isWaiting) {
      isWaiting = true;
      requestAnimationFrame(remember);
    }
  }
  remember();
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('resize', () => {
    if (words?.isConnected && window.scrollY > 0) {
      window.scrollBy({ top: words.getBoundingClientRect().top - top, behavior: 'instant' });
    }
  });
}
