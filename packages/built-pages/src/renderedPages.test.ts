import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import texts from '../../islands/src/plugin/fragments/index';
import leanClient from '../../islands/src/plugin/slimming/index';
import { drawnPages } from './renderedPages';

const DRAWN = '<head><script src=/assets/js/main.1.js defer></script></head><main>Text</main>';
/** What search engines ask owners of a site to put beside their pages, some with a head and some without. */
const FOREIGN = {
  'google1234.html': 'google-site-verification: google1234.html',
  'old/index.html': '<html><head><title>Old</title></head></html>',
};
const ROUTES = ['/404.html', '/', '/docs/x', '/docs/y/'];

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'drawn-'));
  mkdirSync(path.join(site, 'assets/css'), { recursive: true });
  write('client-manifest.json', '{"origins":{},"assets":{}}');
  write('routesChunkNames.json', '{}');
  for (const file of ['404.html', 'index.html', 'docs/x/index.html', 'docs/y/index.html']) {
    write(file, DRAWN);
  }
  for (const [file, html] of Object.entries(FOREIGN)) {
    write(file, html);
  }
});
afterEach(() => rmSync(site, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
}
const read = (file: string) => readFileSync(path.join(site, file), 'utf8');

type Built = Parameters<NonNullable<Plugin['postBuild']>>[0];
const built = () => ({ outDir: site, routesPaths: ROUTES }) as Built;

describe('pages that the framework drew', () => {
  it('are known by their routes, in both slash forms', () => {
    expect(drawnPages(site, ROUTES).map(({ route, file }) => [route, file])).toEqual([
      ['/404.html', '404.html'],
      ['/docs/x', 'docs/x/index.html'],
      ['/docs/y', 'docs/y/index.html'],
      ['/', 'index.html'],
    ]);
  });

  it('are finished before the hooks return; other HTML stays byte for byte', async () => {
    const context = { siteDir: site, generatedFilesDir: site } as LoadContext;
    const hooks = [leanClient(context), texts(context)].map((plugin) => plugin.postBuild?.(built()));
    // Not awaited yet: the framework starts the hooks one after the other and waits for none.
    for (const { file } of drawnPages(site, ROUTES)) {
      expect(read(file), file).toMatch(/<meta name="pt-scripts"[^>]*><meta name="pt-texts"[^>]*><\/head>/);
    }
    for (const [file, html] of Object.entries(FOREIGN)) {
      expect(read(file), file).toBe(html);
    }
    await Promise.all(hooks);
  });
});
