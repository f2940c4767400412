import prefetch, { mayFetch } from '../navigation/prefetch';

/** The stylesheets of each doc beside those of every page, by pathname: one small file for all docs (plugin/finishPages.ts). */
type StylesOfDocs = Readonly<Record<string, readonly string[]>>;

let stylesOfDocs: StylesOfDocs = {};
let asking: Promise<void> | undefined;
let prefetching = Promise.resolve();

async function ask(folder: string): Promise<void> {
  try {
    const response = await fetch(`${folder}/_styles.json`, { priority: 'low' });
    stylesOfDocs = ((await response.json()) as StylesOfDocs | null) ?? {};
  } catch {
    // A fragment names its styles itself: they are only fetched after it, not beside it.
  }
}

/** What is known of a doc's stylesheets before its fragment is here. */
export function knownStyles(name: string): readonly string[] {
  const styles: unknown = stylesOfDocs[name];
  return Array.isArray(styles) ? styles : [];
}

/**
 * Asks once which stylesheets docs need, then fetches this doc's. One after the other: a sidebar asks for dozens, and nobody
 * is waiting for them yet.
 */
export function prefetchStyles(folder: string, name: string): void {
  if (!mayFetch()) {
    return;
  }
  asking ??= ask(folder);
  prefetching = prefetching.then(async () => {
    await asking;
    for (const href of knownStyles(name)) {
      await prefetch(href);
    }
  });
}
