/** How far outside the viewport an island starts to load. */
const NEAR = '300px';
const PRESSES = ['pointerdown', 'focusin', 'keydown'];
const TOUCHES = [...PRESSES, 'pointerover'];

function whenever(events: readonly string[], element: Element, onTouch: () => void): () => void {
  const stop = () => {
    for (const touch of events) {
      element.removeEventListener(touch, start);
    }
  };
  function start() {
    stop();
    onTouch();
  }
  for (const touch of events) {
    element.addEventListener(touch, start, { passive: true });
  }
  return stop;
}

/** Calls back once, when the element is touched in any way; returns a function that stops waiting. */
export const whenTouched = (element: Element, onTouch: () => void) => whenever(TOUCHES, element, onTouch);

/** The same, but a pointer that only passes isn't enough. */
export const whenPressed = (element: Element, onPress: () => void) => whenever(PRESSES, element, onPress);

/** Calls back once, when the element comes near the viewport or is touched; returns a function that stops waiting. */
export function whenNear(element: Element, onNear: () => void): () => void {
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
    onNear();
  }
  observer.observe(element);
  return stop;
}
