import path from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { figureNames } from '../scripts/lib/serving/figuresIndex';
import { islands } from '../src/islands';

const ROOT = path.resolve(__dirname, '..');
const names = figureNames();

/** The site's own files that a module brings along when it is bundled. */
async function bundledWith(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [path.join(ROOT, entry)],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: '/out',
    packages: 'external',
    jsx: 'automatic',
    alias: { '@site': ROOT },
    absWorkingDir: ROOT,
    logLevel: 'error',
    platform: 'node',
  });
  return Object.keys(metafile?.inputs ?? {});
}

describe('every figure', () => {
  it.each(names)('%s keeps its model and codecs free of React and styles', async (name) => {
    for (const module of ['model', 'codecs']) {
      const brought = await bundledWith(`src/figures/${name}/${module}.ts`);
      expect(
        brought.filter((file) => !/^(data|src\/lib|src\/figures\/(\w+|kit))\/[\w/.-]+\.ts$/.test(file)),
        `src/figures/${name}/${module}.ts runs in Node: import from data/, src/lib/ and pure modules only`,
      ).toEqual([]);
      // What cannot run outside a browser fails here.
      await import(/* @vite-ignore */ `../src/figures/${name}/${module}.ts`);
    }
  });

  it.each(names)('%s is found by its folder', async (name) => {
    const registered = await islands[name]?.();
    const { default: Interactive } = await import(`../src/figures/${name}/Interactive.tsx`);
    expect(
      registered && 'default' in registered && registered.default,
      `src/islands.ts: add ${name}: () => import('./figures/${name}/Interactive')`,
    ).toBe(Interactive);
  });
});
