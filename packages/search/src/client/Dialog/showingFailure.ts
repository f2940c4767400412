/** A promise that never settles. */
const open = () => new Promise<never>(() => undefined);

/**
 * DocSearch shows its error screen from within `.catch`, throws again, and on that very settling goes back to "No
 * results". Here the error is reported the same way, but what DocSearch waits for stays open: the error screen stays,
 * and nothing is thrown where nobody can catch it.
 */
export function showingFailure<Value>(answer: Promise<Value>): Promise<Value> {
  function report(onFailure?: ((error: unknown) => unknown) | null): Promise<Value> {
    return answer.then(undefined, (error: unknown) => {
      try {
        onFailure?.(error);
      } catch {
        // The error itself, thrown again.
      }
      return open();
    });
  }
  return Object.assign(answer, { catch: report }) as Promise<Value>;
}
