import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFolder } from '@pt-docs/serving';
import { WORKSHOP } from './make';
import type { Site } from './site';

/** Our own pages without any script, with their styles: what the same page costs when it can do nothing but be read. */
const withoutScripts = (html: string) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<meta name="?islands-scripts"?[^>]*>/, '')
    .replace(/<link rel="?(?:modulepreload|preload|prefetch)"?[^>]*>/g, '');

const pagesIn = (directory: string) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(directory, file));

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 10);
}

export async function makeBare(build: string): Promise<Site> {
  const directory = path.join(WORKSHOP, `bare-${hashOf(pagesIn(build))}`);
  const done = path.join(directory, '.built');
  if (!existsSync(done)) {
    rmSync(directory, { recursive: true, force: true });
    cpSync(build, directory, { recursive: true, filter: (file) => !/\.(br|gz|js|md)$/.test(file) });
    for (const page of pagesIn(directory)) {
      writeFileSync(page, withoutScripts(readFileSync(page, 'utf8')));
    }
    await compressFolder(directory);
    writeFileSync(done, '');
  }
  return { name: 'bare HTML', directory, hashedFolder: '/assets/' };
}
