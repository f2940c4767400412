import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cached, DocsProblem, type SiteReader, webReader } from './reader';

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
