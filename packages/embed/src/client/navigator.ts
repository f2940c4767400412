/**
 * The router lives in React and messages arrive outside of it. The page registers its way to go somewhere when it
 * is hydrated; until then the latest navigation waits.
 */
type Navigate = (path: string, isReplacing: boolean) => void;

let navigate: Navigate | null = null;
let pending: Parameters<Navigate> | null = null;

export function registerNavigator(next: Navigate): () => void {
  navigate = next;
  if (pending !== null) {
    const target = pending;
    pending = null;
    next(...target);
  }
  return () => {
    if (navigate === next) {
      navigate = null;
    }
  };
}

export function goTo(path: string, isReplacing = false): void {
  if (navigate) {
    navigate(path, isReplacing);
  } else {
    pending = [path, isReplacing];
  }
}
