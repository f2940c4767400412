import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import islandsPlugin from '../index';

const OPTIONS = {
  id: 'default',
  registry: './src/islands.ts',
  headModules: [],
  pageStyles: [],
  lazyStyles: [],
};

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'names-'));
  write('docs/x.mdx', 'A text in a `row`.');
  for (const folder of ['blog', 'src/css', 'packages', 'config']) {
    mkdirSync(path.join(site, folder), { recursive: true });
  }
});
afterEach(() => rmSync(site, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
}

type Configure = NonNullable<Plugin['configureWebpack']>;
class Ignored {}
const utils = {
  currentBundler: { instance: { DefinePlugin: Ignored, NormalModuleReplacementPlugin: Ignored } },
} as unknown as Parameters<Configure>[2];

/** The version under which the bundler keeps what it made, for readers' bundle or for the one that draws pages. */
function cacheVersion(isServer = false): string {
  const config = { experiments: { cache: { version: 'framework', buildDependencies: [] } } };
  const plugin = islandsPlugin({ siteDir: site } as LoadContext, OPTIONS);
  plugin.configureWebpack?.(config as unknown as Parameters<Configure>[0], isServer, utils, undefined);
  return config.experiments.cache.version;
}

describe('what the bundler kept of the purged stylesheet', () => {
  it.each([
    ['docs/x.mdx', '<div className="padding--md">A text in a `row`.</div>'],
    ['docs/deep/new.mdx', '<p className="text--truncate">New.</p>'],
    ['blog/post.mdx', '<p className="text--truncate">New.</p>'],
    ['src/components/New/index.tsx', 'export const classes = "margin-top--xs";'],
    ['src/components/New/styles.module.css', '.new { color: var(--ifm-color-info-darkest); }'],
  ])('is not taken when %s names more of Infima', (file, text) => {
    const before = cacheVersion();
    write(file, text);
    expect(cacheVersion()).not.toBe(before);
  });

  it('is taken after every other edit', () => {
    const before = cacheVersion();
    write('docs/x.mdx', 'Another text, in a row of the same kind, with words of its own.');
    write('src/new.ts', 'export const ownName = 1;');
    write('src/new.test.ts', 'export const onNoPage = "padding--md";');
    expect(cacheVersion()).toBe(before);
    expect(before).toMatch(/^framework-\w{8}$/);
  });

  it('is nothing to the bundle that draws pages: it holds no styles', () => {
    expect(cacheVersion(true)).toBe('framework');
  });
});
