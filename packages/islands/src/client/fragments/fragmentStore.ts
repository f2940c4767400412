import { DOC_DATA, type DocData, readDocData } from './docData';
import { type Entry, forgetTable, fragmentEntry } from './fragmentTable';

/**
 * The HTML of a doc as it was rendered at build time. On a slow phone, inserting it takes a tenth of the time of rendering
 * the doc again.
 */
export type Fragment = { readonly template: HTMLTemplateElement; readonly doc: DocData | null };

const fragments = new Map<string, Fragment>();
/** HTML of the page that was opened: parsed when the reader comes back to it. */
const opened = new Map<string, string>();
const pending = new Map<string, Promise<void>>();

/** Pathnames of all docs, filled by loadDoc.ts. */
const docs = new Set<string>();

/** Both slash forms are addresses of the same page. */
export const withoutSlash = (pathname: string) => pathname.replace(/(?<=.)\/$/, '');

export function declareDoc(pathname: string): void {
  docs.add(withoutSlash(pathname));
}

export const isDoc = (pathname: string): boolean => docs.has(withoutSlash(pathname));

function parseFragment(html: string): Fragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  const doc = readDocData(template.content);
  template.content.querySelector(`[${DOC_DATA}]`)?.remove();
  return { template, doc };
}

/** Remembers the doc of the page that was opened as it was rendered, before any of its islands hydrates. */
export function keepFragment(pathname: string, html: string): void {
  opened.set(withoutSlash(pathname), html);
}

/** The fragment of a doc, if it has been loaded. That of the page that was opened is parsed on first use. */
export function fragmentOf(pathname: string): Fragment | undefined {
  const name = withoutSlash(pathname);
  const html = opened.get(name);
  if (html !== undefined) {
    opened.delete(name);
    fragments.set(name, parseFragment(html));
  }
  return fragments.get(name);
}

/** Stylesheets that were added for a fragment, loaded or loading. Others came with the page. */
const styles = new Map<string, Promise<void>>();

function addStyles(href: string): Promise<void> {
  const known = styles.get(href);
  if (known || document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) {
    return known ?? Promise.resolve();
  }
  const adding = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      styles.delete(href);
      reject(new Error(`The stylesheet ${href} did not arrive.`));
    };
    document.head.append(link);
  });
  styles.set(href, adding);
  return adding;
}

async function fetchHtml(pathname: string, address: string): Promise<Fragment> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`The doc fragment of ${pathname} did not arrive: ${response.status}.`);
  }
  const html: unknown = await response.json();
  const fragment = typeof html === 'string' ? parseFragment(html) : null;
  if (!fragment?.doc) {
    // A proxy's or a cache's answer. LatestNavigation.ts lets the browser load the page instead.
    throw new Error(`The doc fragment of ${pathname} is damaged.`);
  }
  return fragment;
}

async function fetchEntry(name: string, entry: Entry): Promise<void> {
  const [fragment] = await Promise.all([fetchHtml(name, entry.fragment), ...entry.styles.map(addStyles)]);
  fragments.set(name, fragment);
}

const filesOf = (entry: Entry) => [entry.fragment, ...entry.styles].join(' ');

/** Fetches a doc's fragment and stylesheets. If that fails, tries the files that a newer table names. */
async function fetchFragment(name: string): Promise<void> {
  const entry = await fragmentEntry(name);
  try {
    await fetchEntry(name, entry);
  } catch (error) {
    // A deploy may have replaced the file since the table came. A newer table names the new one.
    forgetTable();
    const newer = await fragmentEntry(name);
    if (filesOf(newer) === filesOf(entry)) {
      throw error;
    }
    await fetchEntry(name, newer);
  }
}

/** Loads the fragment of a page and its stylesheets. */
export function loadFragment(pathname: string): Promise<void> {
  const name = withoutSlash(pathname);
  if (!isDoc(name) || fragmentOf(name)) {
    return Promise.resolve();
  }
  const known = pending.get(name);
  if (known) {
    return known;
  }
  const loading = fetchFragment(name).finally(() => pending.delete(name));
  pending.set(name, loading);
  return loading;
}
