import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compressFolder } from '@pt-docs/serving';
import type { Content } from './content';
import type { Framework, Site } from './site';

/** Kept between runs by the operating system's own rules for temporary files. */
export const WORKSHOP = path.join(os.tmpdir(), 'pt-docs-bench');

function writeFiles(directory: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const lastLines = (text: string) => text.trim().split('\n').slice(-8).join('\n');

function inside(directory: string, command: string, args: readonly string[]): void {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: directory,
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: undefined },
  });
  if (error || status !== 0) {
    throw new Error(error?.message ?? lastLines(`${stdout}\n${stderr}`));
  }
}

/** The folder of a project: one for each framework and content. */
const folderOf = ({ name, packages, manifest, files }: Framework, content: Content) => {
  const hash = createHash('sha256')
    .update(JSON.stringify([packages, manifest, files(content)]))
    .digest('hex')
    .slice(0, 10);
  return path.join(WORKSHOP, `${name.toLowerCase()}-${hash}`);
};

/** Writes the project and installs what it needs, if that was not done before. */
function installProject(framework: Framework, content: Content): string {
  const directory = folderOf(framework, content);
  const done = path.join(directory, '.installed');
  if (!existsSync(done)) {
    console.log(`Installing ${framework.name} in a temporary folder…`);
    rmSync(directory, { recursive: true, force: true });
    const manifest = {
      name: 'bench',
      private: true,
      dependencies: framework.packages,
      ...framework.manifest,
    };
    writeFiles(directory, { 'package.json': JSON.stringify(manifest), ...framework.files(content) });
    inside(directory, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
    writeFileSync(done, '');
  }
  return directory;
}

function buildProject({ build: [command, ...args] }: Framework, directory: string): void {
  inside(directory, path.join(directory, 'node_modules/.bin', command), args);
}

async function finishedSite(framework: Framework, content: Content): Promise<Site> {
  const project = installProject(framework, content);
  const directory = path.join(project, framework.outDir);
  const done = path.join(project, '.built');
  if (!existsSync(done)) {
    console.log(`Building ${framework.name}…`);
    buildProject(framework, project);
    await compressFolder(directory);
    writeFileSync(done, '');
  }
  return { name: framework.name, directory, hashedFolder: framework.hashedFolder };
}

/** The site, made now or before; nothing, with one sentence, where it cannot be made. */
export async function makeSite(framework: Framework, content: Content): Promise<Site | undefined> {
  try {
    return await finishedSite(framework, content);
  } catch (error) {
    console.log(`${framework.name} is left out, it could not be made here: ${(error as Error).message}`);
    return undefined;
  }
}
