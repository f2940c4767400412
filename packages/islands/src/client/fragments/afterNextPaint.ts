/** A hidden tab never paints, so this is how long we wait for it. */
const LONGEST_WAIT_MS = 300;

/**
 * Runs when the frame that is being made is on the screen: the one after it has begun, and what waited meanwhile, such as
 * another click, had its turn. Returns how to call it off.
 */
export function afterNextPaint(run: () => void): () => void {
  let timer = window.setTimeout(() => {
    cancelAnimationFrame(frame);
    run();
  }, LONGEST_WAIT_MS);
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = window.setTimeout(run);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
