import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { figureIds, figureNames } from '../scripts/lib/building/figures';
import { islands } from '../src/islands';

const names = figureNames();

it('models and declarations run in Node: they bring neither React nor styles', async () => {
  const { metafile } = await build({
    entryPoints: names.flatMap((name) => ['model', 'figure'].map((file) => `src/figures/${name}/${file}.ts`)),
    bundle: true,
    write: false,
    metafile: true,
    outdir: '/out',
    packages: 'external',
    alias: { '@site': process.cwd() },
  });
  const pure = /^(data|src\/lib|src\/pt\/(markets|model)|src\/kit|src\/figures\/(\w+|kit))\/[\w/.-]+\.ts$/;
  expect(Object.keys(metafile.inputs).filter((file) => !pure.test(file))).toEqual([]);
});

it('every figure has an id of its own', async () => {
  const ids = await figureIds();
  expect(ids).toHaveLength(names.length);
  expect(
    ids.filter((id, index) => ids.indexOf(id) !== index),
    'ids of two figures: change one in its figure.ts',
  ).toEqual([]);
});

it.each(names)('%s is found by its folder', async (name) => {
  const registered = await islands[name]?.();
  const { default: Interactive } = await import(`../src/figures/${name}/Interactive.tsx`);
  expect(
    registered && 'default' in registered && registered.default,
    `src/islands.ts: add ${name}: () => import('./figures/${name}/Interactive')`,
  ).toBe(Interactive);
});
