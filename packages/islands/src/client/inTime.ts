/** Rejects when something takes longer than `ms`: a chunk that hangs causes no error by itself. */
export function inTime<T>(loading: Promise<T>, ms: number, what: string): Promise<T> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${what} did not arrive within ${ms / 1000} seconds.`)), ms);
  });
  return Promise.race([loading, timeout]);
}
