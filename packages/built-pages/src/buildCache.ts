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

/** Of everything that decides how a page is read: the code that does it, and the libraries below it. */
export const versionOf = (files: readonly string[]): string =>
  hashOf([...files, 'package-lock.json'].map((file) => readFileSync(file, 'utf8')));

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

  /** `content` is all that the reading depends on. */
  async read(content: string, read: () => T): Promise<T> {
    const name = `${hashOf([this.version, content])}.json`;
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
    await Promise.all(names.map((name) => rm(path.join(this.folder, name), { force: true })));
  }
}
