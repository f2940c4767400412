/**
 * Runs when the frame that is being made is on the screen: the one after it has begun, and what waited meanwhile, such as
 * another click, had its turn. Returns how to call it off.
 */
export function afterNextPaint(run: () => void): () => void {
  let timer = 0;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = window.setTimeout(run);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
