import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { terms } from '@site/data/glossary/terms';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { recordsOf } from '../../../../scripts/lib/building/recordsLoader.mjs';

type Component = (props: { id: string; children: string }) => unknown;

/** As a finished site has it: in the bundle that draws the pages, or in the one that readers load. */
async function bundled(rendersPages: boolean): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'index.tsx')],
    bundle: true,
    write: false,
    minify: true,
    format: 'cjs',
    jsx: 'automatic',
    alias: { '@site': process.cwd() },
    packages: 'external',
    loader: { '.module.css': 'empty' },
    define: { IS_SERVER_BUNDLE: String(rendersPages), 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'records',
        setup({ onLoad }) {
          onLoad({ filter: /glossary\/terms\.ts$/ }, async ({ path: file }) => {
            const { contents } = await recordsOf(file);
            return { contents };
          });
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}

function renderedBy(code: string): Component {
  const module = { exports: { default: (() => null) as Component } };
  runInNewContext(code, { module, require: () => ({ jsx: () => 'rendered' }) });
  return module.exports.default;
}

it('an unknown id stops the build of the site, not only authoring', async () => {
  const Term = renderedBy(await bundled(true));
  expect(Term({ id: 'cvd', children: 'CVD' })).toBe('rendered');
  expect(() => Term({ id: 'no-such-term', children: 'CVD' })).toThrow(
    '<Term> does not know the id "no-such-term"',
  );
});

it('readers do not download the glossary', async () => {
  const code = await bundled(false);
  expect(renderedBy(code)({ id: 'cvd', children: 'CVD' })).toBe('rendered');
  expect(Object.values(terms).filter(({ definition }) => code.includes(definition))).toEqual([]);
});
