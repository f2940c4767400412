/** Keys of the session storage, which a new document of the same tab can read. */
export const CLICKED = 'bench-clicked';
export const ARRIVED = 'bench-arrived';

/**
 * Runs in every document: writes down when a link was clicked, and how long it took until the next page's heading was on the
 * screen. In time since 1970, because some sites load a new document in between. No part of it may stand outside: the
 * browser gets the text of this function alone.
 */
export function watchNavigation([clicked = '', arrived = '']: readonly string[]): void {
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  let before = '';
  let headingAt = 0;

  const isWaiting = () => sessionStorage.getItem(clicked) && !sessionStorage.getItem(arrived);
  const arrive = (at: number) =>
    sessionStorage.setItem(arrived, String(at - Number(sessionStorage.getItem(clicked))));

  /** A new document may have its heading long before it draws anything: its first picture counts. */
  const whenFirstDrawn = () =>
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint && isWaiting()) {
        arrive(Math.max(headingAt, performance.timeOrigin + paint.startTime));
      }
    }).observe({ type: 'paint', buffered: true });

  /** The frame that shows it is over when the next task runs. */
  const whenDrawn = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => arrive(now());
      port2.postMessage(null);
    });

  const isNewDocument = () => performance.timeOrigin > Number(sessionStorage.getItem(clicked));
  new MutationObserver(() => {
    const text = heading();
    if (isWaiting() && headingAt === 0 && text !== '' && text !== before) {
      headingAt = now();
      (isNewDocument() ? whenFirstDrawn : whenDrawn)();
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
  addEventListener(
    'click',
    () => {
      before = heading();
      headingAt = 0;
      sessionStorage.removeItem(arrived);
      sessionStorage.setItem(clicked, String(now()));
    },
    true,
  );
}
