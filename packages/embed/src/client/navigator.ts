/**
 * The router lives in React and messages arrive outside of it. The page registers its way to go somewhere when it
 * is hydrated; until then the latest navigation waits.
 */
type Navigate = (path: string, isReplacing: boolean) => void;

let waiting: Parameters<Navigate> | null = null;
const wait: Navigate = (...target) => {
  waiting = target;
};
let navigate = wait;

/** Hands navigation to the router, with the latest one that came too early. Returns what takes it back. */
export function registerNavigator(next: Navigate): () => void {
  navigate = next;
  if (waiting !== null) {
    next(...waiting);
    waiting = null;
  }
  return () => {
    navigate = wait;
  };
}

export const goTo = (path: string, isReplacing = false): void => navigate(path, isReplacing);
