import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { html } from '../testing';
import { readBuiltPages } from './readBuiltPages';

let outDir: string;
let cacheDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'built-pages-'));
  cacheDir = path.join(outDir, '.cache');
});
afterEach(() => rmSync(outDir, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
  writeFileSync(path.join(outDir, file), text);
}

it('reads every page but excluded ones, in both slash forms, and the not-found page', async () => {
  const files = ['index.html', '404.html', 'search/index.html', 'docs/search/index.html', 'docs/x.html'];
  for (const file of files) {
    write(file, html('<p>Text</p>'));
  }
  write('old/index.html', '<html><head><meta http-equiv=refresh content="0; url=/docs/x"></head></html>');
  const routes = ['/', '/404.html', '/search/', '/docs/search/', '/docs/x', '/old', '/gone'];
  const pages = await readBuiltPages(outDir, routes, { cacheDir, exclude: ['/search'] });
  expect(pages.map((page) => page.path)).toEqual(['/', '/docs/search/', '/docs/x']);
});
