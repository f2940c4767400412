import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import islandsPlugin, { replaceClientModule } from './index';
import { PATCHES, type Patch } from './patches';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const CLIENT = path.join(ROOT, 'node_modules/@docusaurus/core/lib/client');
const OPTIONS = {
  id: 'default',
  registry: './src/islands.ts',
  shapedBy: [],
  headModules: [],
  headIslands: [],
  pageStyles: [],
};

const patches: readonly (readonly [string, Patch])[] = Object.entries(PATCHES);

type Configure = NonNullable<Plugin['configureWebpack']>;
class Define {}
class Replace {}
type Changes = {
  readonly plugins: readonly object[];
  readonly module: { readonly rules: readonly object[] };
  readonly optimization: { readonly splitChunks: { readonly cacheGroups: object } };
  readonly resolve: { readonly alias: object };
};

function changesWithout(ids: string): Changes {
  const plugin = islandsPlugin({ siteDir: ROOT } as LoadContext, { ...OPTIONS, without: ids });
  const utils = {
    currentBundler: { instance: { DefinePlugin: Define, NormalModuleReplacementPlugin: Replace } },
  } as unknown as Parameters<Configure>[2];
  const config = { mode: 'production' } as Parameters<Configure>[0];
  return plugin.configureWebpack?.(config, false, utils, undefined) as unknown as Changes;
}

describe('patches of Docusaurus', () => {
  it('each have a row in PATCHES.md, and every row is a patch', () => {
    const ledger = readFileSync(path.resolve(import.meta.dirname, '../../PATCHES.md'), 'utf8');
    const rows = Array.from(ledger.matchAll(/^\| `([\w-]+)` +\|/gm), ([, id]) => id);
    expect(rows.toSorted()).toEqual(Object.keys(PATCHES).toSorted());
  });

  it('are all there is: with all of them off, only our own constants and the registry are left', () => {
    const { plugins, module, optimization, resolve } = changesWithout(Object.keys(PATCHES).join(','));
    expect(plugins).toEqual([expect.any(Define)]);
    expect(module.rules).toEqual([]);
    expect(optimization.splitChunks.cacheGroups).toEqual({});
    expect(Object.keys(resolve.alias)).toEqual(['@islands/registry']);
  });

  it.each(patches.filter(([, { clientModule }]) => clientModule))(
    '%s replaces a module that Docusaurus still imports, and leaves those of others alone',
    (_, { clientModule }) => {
      const { request, file } = clientModule ?? { request: '', file: '' };
      const importers = ['App.js', 'docusaurus.js', 'clientEntry.js'].map((name) =>
        readFileSync(path.join(CLIENT, name), 'utf8'),
      );
      expect(importers.some((source) => source.includes(`from '${request}'`))).toBe(true);
      const replaced = (context: string) => {
        const wanted = { context, request };
        replaceClientModule({ request, file })(wanted);
        return wanted.request;
      };
      expect(existsSync(replaced(CLIENT))).toBe(true);
      expect(replaced('/somewhere/else')).toBe(request);
    },
  );
});
