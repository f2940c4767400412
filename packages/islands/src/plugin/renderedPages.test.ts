import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { finishPages } from './finishPages';
import { renderedPages } from './renderedPages';

const RENDERED = '<head><meta name=islands-scripts content=/assets/js/main.1.js></head><main>Text</main>';
/** What search engines ask owners of a site to put beside their pages, some with a head and some without. */
const FOREIGN = {
  'google1234.html': 'google-site-verification: google1234.html',
  'old/index.html': '<html><head><title>Old</title></head></html>',
};
const ROUTES = ['/404.html', '/', '/docs/x', '/docs/y/'];

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'rendered-'));
  mkdirSync(path.join(site, 'assets/css'), { recursive: true });
  write('client-manifest.json', '{"origins":{},"assets":{}}');
  write('routesChunkNames.json', '{}');
  write('registry.js', 'export default {};');
  for (const file of ['404.html', 'index.html', 'docs/x/index.html', 'docs/y/index.html']) {
    write(file, RENDERED);
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

describe('pages that Docusaurus rendered', () => {
  it('are known by their routes, in both slash forms', () => {
    expect(renderedPages(site, ROUTES).map(({ route, file }) => [route, file])).toEqual([
      ['/404.html', '404.html'],
      ['/docs/x', 'docs/x/index.html'],
      ['/docs/y', 'docs/y/index.html'],
      ['/', 'index.html'],
    ]);
  });

  it('are finished; other HTML stays byte for byte', () => {
    finishPages({ outDir: site, generatedFilesDir: site, routesPaths: ROUTES });
    for (const { file } of renderedPages(site, ROUTES)) {
      expect(read(file), file).toMatch(/<meta name="islands-scripts"[^>]*><\/head>/);
    }
    for (const [file, html] of Object.entries(FOREIGN)) {
      expect(read(file), file).toBe(html);
    }
  });
});
