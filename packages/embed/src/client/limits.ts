/**
 * Guards against floods. Both are per page load and hold one number or one timer, whatever arrives.
 */

/** Calls `tell` for the first few items, once more to say that further ones are not told, and then never again. */
export function atMost<T>(limit: number, tell: (item: T, isLast: boolean) => void): (item: T) => void {
  let told = 0;
  return (item) => {
    if (told <= limit) {
      told += 1;
      tell(item, told > limit);
    }
  };
}

/** Runs at once, then at most once per interval with what has come in the meantime, merged into one item. */
export function mergedPer<T>(
  interval: number,
  merge: (waiting: T, next: T) => T,
  run: (item: T) => void,
): (item: T) => void {
  let waiting: { item: T } | null = null;
  let isPaused = false;
  function pause() {
    isPaused = true;
    setTimeout(() => {
      isPaused = false;
      if (waiting) {
        const { item } = waiting;
        waiting = null;
        pause();
        run(item);
      }
    }, interval);
  }
  return (item) => {
    if (isPaused) {
      waiting = { item: waiting ? merge(waiting.item, item) : item };
    } else {
      pause();
      run(item);
    }
  };
}
