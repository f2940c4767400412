const KEY = 'pt-feedback';
const DAY_MS = 86_400_000;

/** For browsers that store nothing: until the tab is closed. */
const sentInThisTab = new Set<string>();

/** Pages and when they were answered; nothing about the answer or the reader. */
function stored(now: number): Record<string, number> {
  try {
    const times: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = Object.entries(times ?? {}).filter(
      ([, time]) => typeof time === 'number' && time <= now && now - time < DAY_MS,
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

export const wasSentToday = (page: string, now = Date.now()): boolean =>
  sentInThisTab.has(page) || Object.hasOwn(stored(now), page);

export function rememberSent(page: string, now = Date.now()): void {
  sentInThisTab.add(page);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(now), [page]: now }));
  } catch {
    // Storage is blocked or full: the tab remembers.
  }
}
