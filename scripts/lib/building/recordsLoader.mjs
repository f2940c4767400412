import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';

const require = createRequire(import.meta.url);

/** A module that exports what the given one exports when it runs, as plain data, and the files that it read. */
export async function recordsOf(file) {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  });
  const module = { exports: {} };
  new Function('module', 'exports', 'require', outputFiles[0].text)(module, module.exports, require);
  const contents = Object.entries(module.exports).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  return {
    contents: contents.join('\n'),
    files: Object.keys(metafile.inputs).map((name) => path.resolve(name)),
  };
}

/**
 * A loader for modules of data/. What they read from YAML is written into the bundle, so that browsers get neither the reader nor
 * the file; a YAML file that is saved makes the dev server compile them again.
 */
export default async function recordsLoader(source) {
  if (!/from '(\.\.?\/)+readRecords'/.test(source)) {
    return source;
  }
  // First, so that the file with a mistake is watched too.
  this.addContextDependency(path.dirname(this.resourcePath));
  const { contents, files } = await recordsOf(this.resourcePath);
  for (const file of files) {
    this.addDependency(file);
  }
  return contents;
}
