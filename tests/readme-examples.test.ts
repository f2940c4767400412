import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'node:util';
import { html } from '@pt-docs/pages/testing';
import { build } from 'esbuild';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import config from '../docusaurus.config';

mkdirSync('.cache', { recursive: true });
/** In the project, so that examples find what they import. */
const folder = mkdtempSync(path.resolve('.cache/readme-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => void vi.restoreAllMocks());

for (const name of ['404.html', 'docs/swap/index.html', 'assets/a.js', 'img/logo.svg', 'img/favicon.svg']) {
  const file = path.join(folder, 'site/build', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, html('<h2 id=fees>Fees</h2><p>A swap has three fees.</p>'));
}

const examples = readdirSync('packages').flatMap((name) => {
  const text = readFileSync(`packages/${name}/README.md`, 'utf8');
  return Array.from(text.matchAll(/^```(tsx?)\n(.*?)^```$/gms), ([, ending, code = ''], index) => {
    const title = `${name}-${index + 1}.${ending}`;
    writeFileSync(path.join(folder, title), code.replace(/'(?=(build|\.cache)[/'])/g, `'${folder}/site/`));
    return { name, title, printed: code.match(/(?<=\/\/ → ).*$/gm) ?? [] };
  });
});

/** Where an example of docusaurus.config.ts says something else than the site's own: names, modules and kinds of values. */
function differences(example: unknown, real: unknown, at: string): string[] {
  if (Array.isArray(example) && Array.isArray(real)) {
    const optionsOf = (plugin: unknown) => real.find((one) => one[0] === plugin)?.[1];
    return example.flatMap((one) =>
      Array.isArray(one)
        ? differences(one[1], optionsOf(one[0]), one[0])
        : differences(one, real.includes(one) ? one : real[0], at),
    );
  }
  if (typeof example === 'object' && typeof real === 'object') {
    return Object.entries({ ...example }).flatMap(([name, value]) =>
      differences(value, (real as Record<string, unknown>)[name], `${at}.${name}`),
    );
  }
  const isModule = /^(\.\/|@)/.test(String(example));
  return (isModule ? example === real : typeof example === typeof real) ? [] : [at];
}

/** A component and its islands, bundled and rendered as in a build of the site. */
async function print(title: string): Promise<void> {
  const contents = `import Example from './${title}'; import { renderToReadableStream } from 'react-dom/server';
    console.log(await new Response(await renderToReadableStream(<Example />)).text());`;
  const outfile = path.join(folder, `${title}.mjs`);
  await build({
    stdin: { contents, loader: 'tsx', resolveDir: folder },
    ...{ outfile, bundle: true, format: 'esm', jsx: 'automatic', external: ['react', 'react-dom'] },
    define: { IS_SERVER_BUNDLE: 'true', RENDERS_MDX: 'true' },
    alias: { '@islands/registry': path.join(folder, title) },
  });
  await import(outfile);
}

it.each(examples)('the example $title does what its README says', async ({ title, printed }) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const run = title.endsWith('x') ? print(title) : import(path.join(folder, title));
  expect(differences((await run)?.default ?? {}, config, 'config')).toEqual([]);
  expect(log.mock.calls.map((values) => format(...values))).toEqual(printed);
});

it('the README of each package has an example that prints, and all have the types of what they call', () => {
  const printing = examples.filter(({ printed }) => printed.length > 0).map(({ name }) => name);
  expect(readdirSync('packages').filter((name) => !printing.includes(name))).toEqual([]);
  const include = ['*', '../../packages/*/src/**/*.d.ts'];
  const project = JSON.stringify({ extends: '../../tsconfig.json', include, exclude: [] });
  writeFileSync(path.join(folder, 'tsconfig.json'), project);
  const check = ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', folder];
  expect(spawnSync(process.execPath, check, { encoding: 'utf8' })).toMatchObject({ stdout: '', status: 0 });
});
