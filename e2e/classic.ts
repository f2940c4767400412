import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

const ROOT = path.resolve(__dirname, '..');
const CACHE = path.join(ROOT, '.cache/classic');
const EXAMPLE = path.join(ROOT, 'examples/classic');
const TEMPLATES = path.join(ROOT, 'node_modules/create-docusaurus/templates');

/** Both sites stand below this path, so that nothing works only at a root. */
export const BASE = '/classic/';

/** The framework's template as it is published, and the same with this repository's package. */
export type Variant = 'stock' | 'islands';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !/[\\/](node_modules|\.docusaurus|build)([\\/]|$)/.test(entry.parentPath),
    )
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();

/** Of everything that a build depends on. */
function versionOf(variant: Variant): string {
  const hash = createHash('sha256').update(variant);
  const sources =
    variant === 'stock' ? [] : [...filesIn(path.join(ROOT, 'packages/islands')), ...filesIn(EXAMPLE)];
  for (const file of [path.join(ROOT, 'package-lock.json'), __filename, ...sources]) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

function copySite(variant: Variant, site: string): void {
  rmSync(site, { recursive: true, force: true });
  const folders =
    variant === 'stock'
      ? ['shared', 'classic-typescript'].map((name) => path.join(TEMPLATES, name))
      : [EXAMPLE];
  for (const folder of folders) {
    cpSync(folder, site, { recursive: true, filter: (file) => !/[\\/](\.docusaurus|build)$/.test(file) });
  }
  const config = path.join(site, 'docusaurus.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace("baseUrl: '/'", `baseUrl: '${BASE}'`));
}

function runBuild(site: string, outDir: string): Promise<void> {
  const child = spawn(
    process.execPath,
    [path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build', site, '--out-dir', outDir],
    { cwd: ROOT, env: { ...process.env, NODE_ENV: undefined } },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${path.relative(ROOT, site)} could not be built:\n${output}`)),
    );
  });
}

/** Builds a variant unless that was done with the same sources, and returns its folder. */
export async function buildClassic(variant: Variant): Promise<string> {
  const finished = path.join(CACHE, `${variant}-${versionOf(variant)}`);
  if (!existsSync(finished)) {
    mkdirSync(CACHE, { recursive: true });
    for (const older of readdirSync(CACHE).filter((name) => name.startsWith(`${variant}-`))) {
      rmSync(path.join(CACHE, older), { recursive: true });
    }
    // Inside the repository, so that it finds the packages of the repository.
    const site = path.join(CACHE, `${variant}-site`);
    const outDir = path.join(CACHE, `${variant}-next`);
    copySite(variant, site);
    await runBuild(site, outDir);
    renameSync(outDir, finished);
  }
  return finished;
}

export function serveClassic(folder: string, port: number): Promise<Server> {
  const serve = sirv(folder, { extensions: ['html'] });
  const server = createServer((request, response) => {
    const notFound = () => {
      response.statusCode = 404;
      response.end();
    };
    if (!request.url?.startsWith(BASE)) {
      notFound();
      return;
    }
    request.url = request.url.slice(BASE.length - 1);
    serve(request, response, notFound);
  });
  return new Promise((resolve) => server.listen(port, () => resolve(server)));
}
