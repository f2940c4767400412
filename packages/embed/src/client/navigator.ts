/**
 * The router lives in React and messages arrive outside of it. The page registers its way to go somewhere when it
 * is awake; until then the last wish waits.
 */
type Navigate = (path: string) => void;

let navigate: Navigate | null = null;
let wish: string | null = null;

export function registerNavigator(next: Navigate): () => void {
  navigate = next;
  if (wish !== null) {
    const path = wish;
    wish = null;
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
    wish = path;
  }
}
