import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifestScript } from '../client/manifest';
import { MANIFEST_SCRIPT, OFFLINE_FOLDER, WORKER_PATH } from '../client/names';
import { bundle } from './bundle';
import { hashOf, listFiles } from './listFiles';
import { type AlwaysKept, offlinePage, sharedParts } from './offlinePage';

export type OfflineOptions = {
  /** Off, a worker is written that removes itself and its copies from every device. */
  readonly isOn: boolean;
  readonly siteTitle: string;
  /** Addresses of the pictures that pages show, which may be anywhere in `static/`. */
  readonly shown?: readonly string[];
  readonly alwaysKept?: AlwaysKept;
};

const SOURCES = fileURLToPath(new URL('../client', import.meta.url));

function write(outDir: string, address: string, text: string): void {
  const file = path.join(outDir, address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A file whose name carries its hash, as all others under /assets/. */
function writeHashed(outDir: string, name: string, text: string): string {
  const { name: stem, ext } = path.parse(name);
  const address = `${OFFLINE_FOLDER}${stem}.${hashOf(text)}${ext}`;
  write(outDir, address, text);
  return address;
}

function writePage(outDir: string, { siteTitle, alwaysKept }: OfflineOptions) {
  const shared = sharedParts(readFileSync(path.join(outDir, '404.html'), 'utf8'));
  const script = writeHashed(outDir, 'page.js', bundle(`${SOURCES}/page.ts`));
  const ownStyle = writeHashed(outDir, 'page.css', readFileSync(`${SOURCES}/page.css`, 'utf8'));
  const styles = [...shared.styles, ownStyle];
  const html = offlinePage({ ...shared, styles, siteTitle, script, alwaysKept });
  // No page of the site: whoever asks for `/offline` gets the not-found page.
  const address = OFFLINE_FOLDER + hashOf(html);
  write(outDir, `${address}/index.html`, html);
  return { address, html, assets: [script, ...shared.headFiles, ...styles, ...shared.fonts] };
}

/** Its content is its version, and the worker takes nothing else for it. */
export const withRevision = (url: string, content: string | Buffer) => ({
  url,
  revision: hashOf(content),
  integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
});

/** The page that is always kept, and the styles it needs beside those of the offline page. */
function entriesOfKept(outDir: string, { alwaysKept }: OfflineOptions, assets: readonly string[]) {
  if (!alwaysKept) {
    return [];
  }
  const html = readFileSync(path.join(outDir, alwaysKept.path, 'index.html'), 'utf8');
  const styles = sharedParts(html).styles.filter((style) => !assets.includes(style));
  // By its revision only: a host that rewrites pages must not keep the worker from starting.
  return [
    { url: alwaysKept.path, revision: hashOf(html) },
    ...styles.map((url) => ({ url, revision: null })),
  ];
}

/**
 * Writes the worker, the offline page and the list of what can be saved. Runs when every other file of the site is
 * there and compressed, because the list has their compressed sizes. Switched off, it writes a worker that removes itself
 * and what it saved.
 */
export async function writeOffline(outDir: string, options: OfflineOptions): Promise<void> {
  if (!options.isOn) {
    write(outDir, WORKER_PATH, bundle(`${SOURCES}/retired.ts`));
    return;
  }
  const { address: OFFLINE_PAGE, html, assets } = writePage(outDir, options);
  const manifest = listFiles(outDir, options.shown);
  write(outDir, MANIFEST_SCRIPT, manifestScript(manifest));
  const PRECACHE = [
    withRevision(OFFLINE_PAGE, html),
    ...assets.map((url) => ({ url, revision: null })),
    ...entriesOfKept(outDir, options, assets),
    ...['/img/logo.svg', '/img/favicon.svg'].map((url) =>
      withRevision(url, readFileSync(path.join(outDir, url))),
    ),
  ];
  write(outDir, WORKER_PATH, bundle(`${SOURCES}/worker.ts`, { OFFLINE_PAGE, PRECACHE }));
}
