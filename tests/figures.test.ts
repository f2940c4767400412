import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { figureNames } from '../scripts/lib/serving/figuresIndex';
import { islands } from '../src/islands';

const ROOT = path.resolve(__dirname, '..');
const names = figureNames();

/** The site's own files that a module brings along when it is bundled. */
async function bundledWith(entry: string, options: BuildOptions): Promise<string[]> {
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
    ...options,
  });
  return Object.keys(metafile?.inputs ?? {});
}

describe('every figure', () => {
  it('is found', () => {
    expect(names.length).toBeGreaterThan(20);
    expect(names).toContain('SwapCalculator');
    expect(names).not.toContain('kit');
  });

  it.each(names)('%s has a model with a test beside it', (name) => {
    const files = readdirSync(path.join(ROOT, 'src/figures', name));
    expect(files, `src/figures/${name}: put the arithmetic in model.ts`).toContain('model.ts');
    expect(files, `src/figures/${name}: hold the model to worked numbers`).toContain('model.test.ts');
  });

  it.each(names)('%s keeps its model and codecs free of React and styles', async (name) => {
    for (const module of ['model', 'codecs']) {
      const brought = await bundledWith(`src/figures/${name}/${module}.ts`, { platform: 'node' });
      expect(
        brought.filter((file) => !/^(data|src\/lib|src\/figures\/(\w+|kit))\/[\w/.-]+\.ts$/.test(file)),
        `src/figures/${name}/${module}.ts runs in Node: import from data/, src/lib/ and pure modules only`,
      ).toEqual([]);
      // What cannot run outside a browser fails here.
      await import(/* @vite-ignore */ `../src/figures/${name}/${module}.ts`);
    }
  });

  it.each(names)('%s keeps its drawing out of the page’s own script', async (name) => {
    const brought = await bundledWith(`src/figures/${name}/index.tsx`, {
      loader: { '.css': 'local-css' },
      define: { IS_SERVER_BUNDLE: 'false', RENDERS_MDX: 'false' },
    });
    const own = brought.filter((file) => file.startsWith('src/figures/'));
    expect(own.toSorted(), `src/figures/${name}/index.tsx: import the shell and figure.ts only`).toEqual(
      [
        `src/figures/${name}/figure.ts`,
        `src/figures/${name}/index.tsx`,
        'src/figures/kit/shell/Figure.tsx',
        'src/figures/kit/shell/figure.module.css',
      ].toSorted(),
    );
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
