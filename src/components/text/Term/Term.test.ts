import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { terms } from '@site/data/glossary/terms';
import { buildSync } from 'esbuild';
import { expect, it } from 'vitest';

type Component = (props: { id: string; children: string }) => unknown;

/** As a finished site has it: in the bundle that draws the pages, or in the one that readers load. */
function bundled(rendersPages: boolean): string {
  const { outputFiles } = buildSync({
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
  });
  return outputFiles[0]?.text ?? '';
}

function renderedBy(code: string): Component {
  const module = { exports: { default: (() => null) as Component } };
  runInNewContext(code, { module, require: () => ({ jsx: () => 'rendered' }) });
  return module.exports.default;
}

it('an unknown id stops the build of the site, not only authoring', () => {
  const Term = renderedBy(bundled(true));
  expect(Term({ id: 'cvd', children: 'CVD' })).toBe('rendered');
  expect(() => Term({ id: 'no-such-term', children: 'CVD' })).toThrow(
    '<Term> does not know the id "no-such-term"',
  );
});

it('readers do not download the glossary', () => {
  const code = bundled(false);
  expect(renderedBy(code)({ id: 'cvd', children: 'CVD' })).toBe('rendered');
  expect(Object.values(terms).filter(({ definition }) => code.includes(definition))).toEqual([]);
});
