import { DOC_DATA, type Doc, readDoc } from './doc';

/**
 * The text of a doc as it was drawn at build time: the page that is opened has it, the pages after that fetch it alone
 * (plugins/texts). It is never a script: on a slow phone, to put drawn HTML in place takes a tenth of drawing it again.
 */
type TextFile = {
  /** Styles that the text needs beside those of every page. */
  readonly styles: readonly string[];
  readonly html: string;
};

export type DrawnText = { readonly template: HTMLTemplateElement; readonly doc: Doc | null };

const DOCS = '/docs/';
const VERSION_META = 'pt-texts';

const texts = new Map<string, DrawnText>();
/** Of the page that was opened: read when the reader comes back to it. */
const opened = new Map<string, string>();
const onTheirWay = new Map<string, Promise<void>>();

/** Both slash forms are addresses of the same page. */
export const withoutSlash = (pathname: string) => pathname.replace(/(?<=.)\/$/, '');

/** Where the text of a page is, or null for a page that has none of its own. */
export function textAddress(pathname: string): string | null {
  const version = document.querySelector<HTMLMetaElement>(`meta[name="${VERSION_META}"]`)?.content;
  return version && pathname.startsWith(DOCS)
    ? `/assets/texts/${version}${withoutSlash(pathname)}.json`
    : null;
}

function readText(html: string): DrawnText {
  const template = document.createElement('template');
  template.innerHTML = html;
  const doc = readDoc(template.content);
  template.content.querySelector(`[${DOC_DATA}]`)?.remove();
  return { template, doc };
}

/** Remembers the text of the page that was opened, as it was drawn: before any of its parts wakes. */
export function keepText(pathname: string, html: string): void {
  opened.set(withoutSlash(pathname), html);
}

export function textOf(pathname: string): DrawnText | undefined {
  const name = withoutSlash(pathname);
  const html = opened.get(name);
  if (html !== undefined) {
    opened.delete(name);
    texts.set(name, readText(html));
  }
  return texts.get(name);
}

/** Added for a text, whether here or on their way. Others came with the page. */
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
      reject(new Error(`The styles ${href} did not arrive.`));
    };
    document.head.append(link);
  });
  styles.set(href, adding);
  return adding;
}

async function fetchText(pathname: string, address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`The text of ${pathname} did not arrive: ${response.status}.`);
  }
  const text = (await response.json()) as TextFile;
  await Promise.all(text.styles.map(addStyles));
  texts.set(withoutSlash(pathname), readText(text.html));
}

/** Brings the text of a page and its styles. */
export function loadText(pathname: string): Promise<void> {
  const address = textAddress(pathname);
  if (!address || textOf(pathname)) {
    return Promise.resolve();
  }
  const known = onTheirWay.get(address);
  if (known) {
    return known;
  }
  const loading = fetchText(pathname, address).finally(() => onTheirWay.delete(address));
  onTheirWay.set(address, loading);
  return loading;
}
