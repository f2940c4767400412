const { readFileSync } = require('node:fs');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { transformSync } = require('esbuild');

const isTs = (file) => /\.tsx?$/.test(file ?? '');

/** What Docusaurus loads again has changed, maybe in a module that it imports. */
function forgetLoaded(except) {
  for (const file of Object.keys(require.cache).filter((each) => isTs(each) && each !== except)) {
    delete require.cache[file];
  }
}

/**
 * Lets `require` load TypeScript, each file compiled by esbuild: a second for all of a build, without a cache. Packages that are
 * ES modules are loaded by Node as they are.
 */
for (const loader of ['ts', 'tsx']) {
  require.extensions[`.${loader}`] = (module, file) => {
    if (!isTs(module.parent?.filename)) {
      forgetLoaded(file);
    }
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      loader,
      format: 'cjs',
      target: 'node20',
      jsx: 'automatic',
      supported: { 'dynamic-import': false },
      define: {
        'import.meta.url': JSON.stringify(pathToFileURL(file).href),
        'import.meta.dirname': JSON.stringify(path.dirname(file)),
      },
    });
    module._compile(code.replaceAll('require("@site/', `require("${process.cwd()}/`), file);
  };
}
