import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Page } from '@pt-docs/built-pages';
import { inOwnParts, LastReading, readPage, versionOf } from '@pt-docs/built-pages';
import { inReadingOrder, llmsFullText, llmsText, markdownOf } from '@pt-docs/markdown-copies';
import { twinPath } from '@pt-docs/markdown-copies/client';
import { nearWords } from '../../../../data/near-words';
import { readersSay } from '../../../../data/readers-say';
import { INDEX_VERSION, POINTER_PATH, type Pointer } from '../indexFile';
import { compactIndex } from './compactIndex';
import { anchorKinds, isDigested, LLMS_FILE, LLMS_FULL_FILE, recordsFileOf } from './options';
import { buildRecords } from './searchRecords';
import { synonymGroups, termEntries } from './vocabulary';

/** Beside the bundler's own cache. */
const KEPT_IN = 'node_modules/.cache/digest';

function readerVersion(siteDir: string): string {
  const folders = ['built-pages', 'markdown-copies'].map((name) =>
    path.join(siteDir, 'packages', name, 'src'),
  );
  return versionOf(
    folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map((name) => path.join(folder, name)),
    ),
  );
}

/** The names of scripts, styles and texts change with every build; what a page says does not. */
export const withoutNames = (html: string) =>
  html.replace(/\/assets\/(?:js|css)\/[^\s"'>]+|<meta name="?pt-texts"? content="?\w+"?>/g, '');

/** Both forms a static host may find a page under. */
function htmlFileOf(outDir: string, route: string): string | undefined {
  const base = path.join(outDir, route);
  return [path.join(base, 'index.html'), `${base.replace(/\/$/, '')}.html`].find((file) => existsSync(file));
}

/** A page with its twin, of which only the place in the site is still to be told. */
type Reading = { readonly page: Page; readonly twin: string } | null;

function read(route: string, html: string): Reading {
  const page = readPage(route, html);
  return page && { page, twin: markdownOf(page) };
}

async function readPages(outDir: string, routes: readonly string[], last: LastReading<Reading>) {
  const readings = await Promise.all(
    routes
      .filter((route) => !route.endsWith('.html') && isDigested(route))
      .map(async (route) => {
        const file = htmlFileOf(outDir, route);
        const html = file && (await readFile(file, 'utf8'));
        return html ? last.read(withoutNames(html), () => read(route, html)) : null;
      }),
  );
  await last.forgetTheRest();
  const found = readings.filter((reading) => reading !== null);
  const pages = inOwnParts(found.map(({ page }) => page));
  return new Map(pages.map((page, at) => [page, found[at]?.twin ?? '']));
}

const write = (outDir: string, name: string, text: string) => writeTo(path.join(outDir, name), text);

async function writeTo(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function writeIndex(outDir: string, { siteConfig }: LoadContext, pages: readonly Page[]) {
  const siteUrl = siteConfig.url;
  const records = buildRecords({
    pages,
    terms: termEntries,
    synonyms: synonymGroups,
    readersSay,
    nearWords,
    anchorKinds,
  });
  const text = JSON.stringify(compactIndex(records));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const pointer: Pointer = { version: INDEX_VERSION, file: `/assets/search/index.${hash}.json` };
  await write(outDir, pointer.file, text);
  await write(outDir, POINTER_PATH, JSON.stringify(pointer));
  await writeTo(recordsFileOf(outDir), JSON.stringify({ siteUrl, ...records }));
}

/** Reads every built page once and writes from that one reading the search index and all text twins. */
export default function digestPlugin(context: LoadContext): Plugin {
  const { siteConfig, siteDir } = context;
  return {
    name: 'pt-search',
    getThemePath: () => path.resolve(__dirname, '../theme'),
    async postBuild({ outDir, routesPaths }) {
      const last = new LastReading<Reading>(path.join(siteDir, KEPT_IN), readerVersion(siteDir));
      const twins = await readPages(outDir, routesPaths, last);
      const pages = [...twins.keys()];
      const ordered = inReadingOrder(pages);
      await Promise.all([
        writeIndex(outDir, context, pages),
        ...Array.from(twins, ([page, text]) => write(outDir, twinPath(page.path), text)),
        write(outDir, LLMS_FILE, llmsText(ordered, siteConfig)),
        write(
          outDir,
          LLMS_FULL_FILE,
          llmsFullText(ordered, siteConfig, (page) => twins.get(page) ?? ''),
        ),
      ]);
    },
    configureWebpack() {
      // While authoring nothing is digested: search and twins come from the last build, pages never do.
      const lastBuild = {
        directory: path.join(siteDir, 'build'),
        publicPath: '/',
        watch: false,
        staticOptions: { index: false, redirect: false },
      };
      return { devServer: { static: [lastBuild] } } as object;
    },
  };
}
