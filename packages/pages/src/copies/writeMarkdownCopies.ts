import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildCache, codeVersion, type Page } from '../reading';
import { inReadingOrder } from './inReadingOrder';
import { LLMS_FILE, LLMS_FULL_FILE, llmsFullText, llmsText, notFoundText, type SiteName } from './llms';
import { markdownOf } from './markdownOf';
import { markdownPath } from './markdownPath';
import type { MovedAnchors } from './simplifyPage';

export type CopyOptions = SiteName & {
  /** Where copies are kept between builds. */
  readonly cacheDir: string;
  /** Links to these lead to the heading that answers now. */
  readonly moved?: MovedAnchors;
};

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Writes the Markdown copy of every page beside it, `llms.txt` (the list) and `llms-full.txt` (all copies). */
export async function writeMarkdownCopies(
  outDir: string,
  pages: readonly Page[],
  { cacheDir, moved = {}, ...site }: CopyOptions,
): Promise<void> {
  const cache = new BuildCache<string>(cacheDir, codeVersion(import.meta.url));
  const copies = new Map<Page, string>();
  for (const page of pages) {
    copies.set(page, await cache.get(JSON.stringify([page, moved]), () => markdownOf(page, moved)));
  }
  await cache.prune();
  const ordered = inReadingOrder(pages);
  await Promise.all([
    ...Array.from(copies, ([page, text]) => write(path.join(outDir, markdownPath(page.path)), text)),
    write(path.join(outDir, LLMS_FILE), llmsText(ordered, site)),
    write(path.join(outDir, '404.md'), notFoundText(ordered, site)),
    write(
      path.join(outDir, LLMS_FULL_FILE),
      llmsFullText(ordered, site, (page) => copies.get(page) ?? ''),
    ),
  ]);
}
