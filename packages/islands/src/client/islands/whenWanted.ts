/** How far outside the screen a part starts to load. */
const NEAR = '300px';
const TOUCHES = ['pointerdown', 'pointerover', 'focusin', 'keydown'] as const;

/** Calls back once, when the element is touched in any way; returns how to stop waiting. */
export function whenTouched(element: Element, touched: () => void): () => void {
  const stop = () => {
    for (const touch of TOUCHES) {
      element.removeEventListener(touch, start);
    }
  };
  function start() {
    stop();
    touched();
  }
  for (const touch of TOUCHES) {
    element.addEventListener(touch, start, { passive: true });
  }
  return stop;
}

/** Calls back once, when the element comes near the screen or is touched; returns how to stop waiting. */
export function whenWanted(element: Element, wanted: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
    { rootMargin: NEAR },
  );
  const stopTouches = whenTouched(element, start);
  function stop() {
    observer.disconnect();
    stopTouches();
  }
  function start() {
    stop();
    wanted();
  }
  observer.observe(element);
  return stop;
}
