import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/** State, effects and handlers need React in the browser, which only islands have. */
const NEEDS_REACT =
  /\buse(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|Optimistic|ActionState)\(|\son[A-Z]\w+=\{|<BrowserOnly\b/;

/** A picture renders the app's views as they are, with the choice of their dialogs: its island brings them to life. */
const DRAWN_ONLY = /^src\/(?:pt\/|kit\/controls\/Choice\.tsx)/;

const importsOf = (file: string) =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/^import .* from '@site\/(src\/[^']+)';$/gm),
    ([, name]) => `./${name}`,
  );

/** Docs reach readers as HTML without React, so what works on the dev server would be dead in the build. */
it('docs render nothing that needs React, outside of islands', async () => {
  const docs = readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' });
  const roots = new Set(
    docs.filter((file) => file.endsWith('.mdx')).flatMap((file) => importsOf(path.join(ROOT, 'docs', file))),
  );
  expect(roots.size).toBeGreaterThan(20);
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...roots, './src/mdx/index.ts'],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    packages: 'external',
    external: ['@theme/*', '@theme-original/*', '@generated/*'],
    alias: { '@site': ROOT },
    jsx: 'automatic',
    loader: { '.css': 'empty', '.svg': 'empty' },
    logLevel: 'silent',
  });
  const dead = Object.keys(metafile.inputs).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !DRAWN_ONLY.test(file) &&
      NEEDS_REACT.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(dead).toEqual([]);
});
