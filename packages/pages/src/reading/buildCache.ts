import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) {
    hash.update(text).update('\0');
  }
  return hash.digest('hex').slice(0, 32);
}

const isSource = (name: string) => /\.m?[jt]s$/.test(name) && !/\.test\.m?[jt]s$/.test(name);

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .toSorted()
    .map((name) => path.join(folder, name));

/**
 * A hash of the code that computes what a cache keeps: the given files, and the lockfile of the project, which names the
 * versions of the libraries below them.
 */
export function versionOf(files: readonly string[]): string {
  const all = [...files, path.resolve('package-lock.json')].filter((file) => existsSync(file));
  return hashOf(all.map((file) => readFileSync(file, 'utf8')));
}

/** The version of all sources beside a module and below it; pass its `import.meta.url`. */
export const codeVersion = (module: string): string =>
  versionOf(sourcesIn(path.dirname(fileURLToPath(module))));

/**
 * Keeps a computed value between builds, for as long as its input stays the same. The key is the input plus the version
 * of the code, so nothing is ever stale; `prune` removes what the current build did not ask for.
 */
export class BuildCache<T> {
  private readonly used = new Set<string>();

  constructor(
    private readonly folder: string,
    private readonly version: string,
  ) {}

  /** `input` is everything that the value depends on. */
  async get(input: string, compute: () => T | Promise<T>): Promise<T> {
    const name = `${hashOf([this.version, input])}.json`;
    this.used.add(name);
    const file = path.join(this.folder, name);
    try {
      return JSON.parse(await readFile(file, 'utf8')) as T;
    } catch {
      // Missing, or cut off by a build that was stopped.
      const value = await compute();
      await mkdir(this.folder, { recursive: true });
      await writeFile(file, JSON.stringify(value));
      return value;
    }
  }

  async prune(): Promise<void> {
    const names = existsSync(this.folder) ? readdirSync(this.folder) : [];
    const unused = names.filter((name) => !this.used.has(name));
    await Promise.all(unused.map((name) => rm(path.join(this.folder, name), { force: true })));
  }
}
