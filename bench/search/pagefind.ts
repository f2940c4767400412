import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FullRecords } from '@pt-docs/search';
import { close, createIndex } from 'pagefind';
import { BOOST, type Contender, type Document, documentsOf, TOP } from './contender';

type BrowserApi = {
  options(options: { basePath: string; baseUrl: string }): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>;
};
type Files = ReadonlyMap<string, Uint8Array>;

/** Where the files would stand on the site; nothing is asked of the network. */
const HOST = 'http://pagefind.invalid/';
/** What a browser fetches to search; the rest are ready-made interfaces. */
const NEEDED =
  /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|pagefind\.en_.*|(index|fragment)\/.*)$/;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** One small page for each record; the weights are the same that the other engines get. */
const pageOf = ({ keys, title, page, text }: Document) => `<html lang="en"><body>
<p data-pagefind-weight="${BOOST.keys}">${escaped(keys)}</p>
<h1 data-pagefind-weight="${BOOST.title}">${escaped(title)}</h1>
<p data-pagefind-weight="${BOOST.page}">${escaped(page)}</p>
<p>${escaped(text)}</p></body></html>`;

async function filesOf(records: FullRecords): Promise<Files> {
  const { index, errors } = await createIndex({ forceLanguage: 'en' });
  if (!index) {
    throw new Error(`Pagefind could not start: ${errors.join(' ')}`);
  }
  for (const document of documentsOf(records)) {
    await index.addHTMLFile({ url: document.url, content: pageOf(document) });
  }
  const { files } = await index.getFiles();
  await close();
  return new Map(
    files.filter((file) => NEEDED.test(file.path)).map((file) => [file.path, file.content] as const),
  );
}

/** Pagefind's browser code fetches its parts: here they come from memory, so that only its own work is measured. */
function serveFromMemory(files: Files): void {
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const address = String(input);
    if (!address.startsWith(HOST)) {
      return original(input, init);
    }
    const content = files.get(new URL(address).pathname.slice(1));
    return content ? new Response(Buffer.from(content)) : new Response('', { status: 404 });
  };
}

async function browserApi(files: Files): Promise<BrowserApi> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pagefind-'));
  const script = path.join(folder, 'pagefind.mjs');
  await writeFile(script, files.get('pagefind.js') ?? '');
  const api = (await import(pathToFileURL(script).href)) as BrowserApi;
  await rm(folder, { recursive: true });
  await api.options({ basePath: HOST, baseUrl: '/' });
  await api.init();
  return api;
}

export function pagefind(records: FullRecords): Contender {
  return {
    name: 'Pagefind 1.6.0',
    prepare: async () => {
      const files = await filesOf(records);
      serveFromMemory(files);
      const bytes = Array.from(files.values()).reduce((sum, content) => sum + content.length, 0);
      return {
        // Its files are compressed already, and a query fetches a part of them only.
        rawBytes: bytes,
        brotliBytes: bytes,
        load: async () => {
          const api = await browserApi(files);
          return async (query) => {
            const { results } = await api.search(query);
            const shown = await Promise.all(results.slice(0, TOP).map((result) => result.data()));
            return shown.map(({ url }) => url);
          };
        },
      };
    },
  };
}
