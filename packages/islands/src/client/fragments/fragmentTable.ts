export type Entry = {
  /** Where the fragment of a doc is. */
  readonly fragment: string;
  /** About what it weighs on its way, in bytes. */
  readonly size: number;
  /** The stylesheets that the doc needs beside those of every page. */
  readonly styles: readonly string[];
};

/** Written by plugin/finishPages.ts. */
export type FragmentTable = {
  /** The scripts that every page of this build loads, as pages name them. */
  readonly scripts: string;
  /** By pathname, without a trailing slash. */
  readonly docs: Readonly<Record<string, Entry>>;
};

/**
 * The table keeps its name from build to build and is always asked for anew. The name of a fragment changes with its
 * content, so a list of these names inside a script or a page would change that file with every word of every doc.
 */
export const TABLE_PATH = '/fragments.json';

const scriptsOfPage = () =>
  document.querySelector<HTMLMetaElement>('meta[name="islands-scripts"]')?.content ?? '';

async function fetchTable(): Promise<FragmentTable['docs']> {
  const response = await fetch(TABLE_PATH, { cache: 'no-cache' });
  if (!response.ok) {
    throw new Error(`The table of doc fragments did not arrive: ${response.status}.`);
  }
  const { scripts, docs } = ((await response.json()) ?? {}) as Partial<FragmentTable>;
  if (!scripts || !docs || !scriptsOfPage().startsWith(scripts)) {
    // Fragments of another build may need islands that the scripts of this tab do not have.
    throw new Error('The table of doc fragments is damaged or belongs to another build.');
  }
  return docs;
}

let loading: Promise<FragmentTable['docs']> | undefined;

/** After a deploy the table names other files. */
export function forgetTable(): void {
  loading = undefined;
}

/** What the table says about a doc. The table is fetched once in a tab; after a failure it is fetched again. */
export async function fragmentEntry(name: string): Promise<Entry> {
  loading ??= fetchTable();
  const docs = await loading.catch((error: unknown) => {
    forgetTable();
    throw error;
  });
  const entry = docs[name];
  if (typeof entry?.fragment !== 'string' || !Array.isArray(entry.styles)) {
    throw new Error(`The table of doc fragments does not have ${name}.`);
  }
  return entry;
}
