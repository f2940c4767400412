import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The host package as files: used by the plugin, which publishes them with the site, and by pack.mjs. */
const here = path.dirname(fileURLToPath(import.meta.url));
const source = (name) => path.join(here, 'src', name);

/** One source file and what it imports as the text of an ES module. */
export async function bundle(entry) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return outputFiles[0].text;
}

function helpIdType(helpIds) {
  const ids = Object.keys(helpIds).map((id) => `  | '${id}'`);
  return `/** Generated from the docs' registry of help ids. */\nexport type HelpId =\n${ids.join('\n')};\n`;
}

/** File name → content. */
export async function buildHost(helpIds) {
  return {
    'host.js': await bundle(source('index.ts')),
    'host.d.ts': readFileSync(source('types.ts'), 'utf8'),
    'help-id.d.ts': helpIdType(helpIds),
    'help-ids.json': `${JSON.stringify(helpIds)}\n`,
  };
}

export function writeFiles(directory, files) {
  mkdirSync(directory, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(directory, name), content);
  }
}
