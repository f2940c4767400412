/**
 * The router lives in React and messages arrive outside of it. The page registers its way to go somewhere when it
 * is hydrated; until then the latest navigation waits.
 */
type Navigate = (path: string) => void;

let navigate: Navigate | null = null;
let pending: string | null = null;

export function registerNavigator(next: Navigate): () => void {
  navigate = next;
  if (pending !== null) {
    const path = pending;
    pending = null;
    next(path);
  }
  return () => {
    if (navigate === next) {
      navigate = null;
    }
  };
}

export function goTo(path: string): void {
  if (navigate) {
    navigate(path);
  } else {
    pending = path;
  }
}
