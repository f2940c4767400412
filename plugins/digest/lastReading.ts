import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const hashOf = (texts: readonly string[]) => {
  const hash = createHash('sha256');
  for (const text of texts) {
    hash.update(text).update('\0');
  }
  return hash.digest('hex').slice(0, 32);
};

/** The names of scripts and styles change with every build; what a page says does not. */
const withoutAssets = (html: string) => html.replace(/\/assets\/(?:js|css)\/[^\s"'>]+/g, '');

/** Everything that decides how a page is read: this code, and the libraries below it. */
export function readerVersion(siteDir: string): string {
  const folder = path.join(siteDir, 'plugins/digest');
  const own = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(folder, name));
  const files = [...own, path.join(siteDir, 'plugins/parseHtml.ts'), path.join(siteDir, 'package-lock.json')];
  return hashOf(files.map((file) => readFileSync(file, 'utf8')));
}

/**
 * What the last build read from its pages, so that a page that says the same need not be read again: of a build with warm
 * caches that was a third. Kept by what was read and by what reads it, so that nothing has to be declared stale; what a
 * build does not ask for is taken away after it.
 */
export class LastReading<T> {
  private readonly used = new Set<string>();

  constructor(
    private readonly folder: string,
    private readonly version: string,
  ) {}

  async read(html: string, read: () => T): Promise<T> {
    const name = `${hashOf([this.version, withoutAssets(html)])}.json`;
    this.used.add(name);
    const file = path.join(this.folder, name);
    try {
      return JSON.parse(await readFile(file, 'utf8')) as T;
    } catch {
      // Not there, or cut off by a build that was stopped: read again.
      const value = read();
      await mkdir(this.folder, { recursive: true });
      await writeFile(file, JSON.stringify(value));
      return value;
    }
  }

  async forgetTheRest(): Promise<void> {
    const names = readdirSync(this.folder).filter((name) => !this.used.has(name));
    await Promise.all(names.map((name) => rm(path.join(this.folder, name))));
  }
}
