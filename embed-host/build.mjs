import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * The host package as files: used by the site's build, which publishes them under /embed/, and as a command
 * (`node embed-host/build.mjs`) that fills embed-host/dist for packing.
 */
const here = path.dirname(fileURLToPath(import.meta.url));
const source = (name) => path.join(here, 'src', name);

async function bundle(entry, options = {}) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    ...options,
  });
  return outputFiles[0].text;
}

export async function readHelpIds() {
  const code = await bundle(path.join(here, '../data/help-ids.ts'));
  const { helpIds } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return helpIds;
}

function helpIdType(helpIds) {
  const ids = Object.keys(helpIds).map((id) => `  | '${id}'`);
  return `/** Generated from the docs' registry of help ids. */\nexport type HelpId =\n${ids.join('\n')};\n`;
}

/** File name → content. */
export async function buildHost() {
  const helpIds = await readHelpIds();
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFiles(path.join(here, 'dist'), await buildHost());
}
