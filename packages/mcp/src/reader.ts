import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What the server tells whoever asked, word for word. Every other error is a fault of ours and is only logged. */
export class DocsProblem extends Error {
  override readonly name = 'DocsProblem';
}

/** By name: a loader can give this module twice, and then of the class. */
export const isDocsProblem = (error: unknown): error is DocsProblem =>
  error instanceof Error && error.name === 'DocsProblem';

/** Reads files of a built site by their path on it: `/docs/alerts/overview.md`. */
export type SiteReader = { readonly from: string; read(path: string): Promise<string> };

const PATIENCE_MS = 10_000;
const MAX_BYTES = 8_000_000;

async function fetchText(address: URL): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'follow' });
  if (!response.ok || new URL(response.url).origin !== address.origin) {
    throw new DocsProblem(
      `${address.href} answered ${response.status}. Is this the address of a PT docs site?`,
    );
  }
  const text = await response.text();
  if (text.length > MAX_BYTES) {
    throw new DocsProblem(
      `${address.href} is larger than ${MAX_BYTES / 1e6} MB, so it isn't one of the docs' files.`,
    );
  }
  return text;
}

/** The published site. */
function webReader(site: URL): SiteReader {
  return {
    from: site.href,
    async read(file) {
      try {
        return await fetchText(new URL(file, site));
      } catch (error) {
        if (isDocsProblem(error)) {
          throw error;
        }
        const isLate = error instanceof Error && error.name === 'TimeoutError';
        throw new DocsProblem(
          isLate
            ? `${site.href} didn't answer within ${PATIENCE_MS / 1000} s. Try again later.`
            : `${site.href} can't be reached. Check the address and your connection.`,
        );
      }
    },
  };
}

const FRESH_MS = 5 * 60_000;

/** Each file is kept for a few minutes; what failed is asked for again at once. */
export function cached(reader: SiteReader, now: () => number = Date.now): SiteReader {
  const files = new Map<string, { readonly text: Promise<string>; readonly at: number }>();
  return {
    from: reader.from,
    read(file) {
      const known = files.get(file);
      if (known && now() - known.at < FRESH_MS) {
        return known.text;
      }
      const text = reader.read(file);
      files.set(file, { text, at: now() });
      text.catch(() => files.delete(file));
      return text;
    },
  };
}

function folderReader(folder: string): SiteReader {
  return {
    from: folder,
    async read(file) {
      try {
        return await readFile(path.join(folder, file), 'utf8');
      } catch {
        throw new DocsProblem(
          `${path.join(folder, file)} can't be read. Build the docs first (npm run build), or name another folder.`,
        );
      }
    },
  };
}

/** A build folder, or the address of the published site. */
export function readerOf(source: string): SiteReader {
  if (!/^https?:/i.test(source)) {
    return cached(folderReader(path.resolve(source)));
  }
  if (!URL.canParse(source)) {
    throw new DocsProblem(`"${source}" isn't an address. Write it like https://docs.example.`);
  }
  return cached(webReader(new URL(source)));
}
