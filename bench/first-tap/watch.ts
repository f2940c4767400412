import type { Effect } from './controls';

export type Point = { readonly x: number; readonly y: number };
/** What the page tells: when it was first painted, where the control is, when the effect was on the screen. In ms since 1970. */
export type Watched = {
  paintedAt: Promise<number>;
  /** Where the control is, once it is on the screen: a long page may still be arriving. */
  find: () => Promise<Point>;
  effectAt: Promise<number>;
};

/**
 * Runs in the page before everything else. The browser gets the text of this function alone, so all it needs stands
 * inside.
 */
export function watch({ press, effect }: { press: string; effect: Effect }): void {
  const sinceEpoch = (time: number) => performance.timeOrigin + time;
  /** On the screen, not only in the tree: menus often wait beside it. */
  const isOnScreen = (element: Element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      width > 0 &&
      height > 0 &&
      left < innerWidth - 1 &&
      right > 1 &&
      top < innerHeight - 1 &&
      bottom > 1
    );
  };
  const allOnScreen = (selector: string) =>
    Array.from(document.querySelectorAll(selector)).filter(isOnScreen);
  const look = () => {
    if ('visible' in effect) {
      return allOnScreen(effect.visible).length > 0 ? 'visible' : 'hidden';
    }
    if ('renamed' in effect) {
      return document.querySelector(effect.renamed)?.getAttribute('aria-label') ?? '';
    }
    return [document.documentElement, document.body]
      .map((element) => getComputedStyle(element).backgroundColor)
      .join();
  };
  /** The frame that shows it is over when the next task runs. */
  const afterFrame = (done: (now: number) => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(sinceEpoch(performance.now()));
    port2.postMessage(null);
  };
  const watched: Watched = {
    paintedAt: new Promise((resolve) => {
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntriesByName('first-contentful-paint')) {
          resolve(sinceEpoch(startTime));
        }
      }).observe({ type: 'paint', buffered: true });
    }),
    find: async () => {
      let [control] = allOnScreen(press);
      while (!control) {
        await new Promise(requestAnimationFrame);
        [control] = allOnScreen(press);
      }
      const before = look();
      watched.effectAt = new Promise((resolve) => {
        const check = () => {
          if (look() === before) {
            requestAnimationFrame(check);
          } else {
            afterFrame(resolve);
          }
        };
        requestAnimationFrame(check);
      });
      const { x, y, width, height } = control.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    effectAt: Promise.resolve(0),
  };
  Object.assign(window, { watched });
}

/** Runs in the page: the longest event of each interaction, as the browser's own Event Timing tells it. */
export function watchInteractions(): void {
  const durations: Record<number, number> = {};
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming & { interactionId?: number };
      if (interactionId) {
        durations[interactionId] = Math.max(durations[interactionId] ?? 0, duration);
      }
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
