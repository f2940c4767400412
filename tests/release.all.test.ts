import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createSiteServer, servingRules, writeHostFiles } from '@pt-docs/serving';
import { afterEach, expect, it } from 'vitest';
import { serving } from '../config/serving';
import { commandsUnder } from './commandsUnder';

const home = mkdtempSync(path.join(os.tmpdir(), 'pt-docs-release-'));
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
  writeFileSync(path.join(home, name), text);
};

const rules = servingRules(serving, { scripts: [], styleElements: [], styleAttributes: [] }, ['/']);
const script = (build: number) => `/assets/js/main.${build}.js`;

/** A program of the system's, replaced by a script for one release. */
type Programs = Readonly<Record<string, string>>;

/** Runs the guide's command under a heading. Names of releases have seconds; here they have numbers. */
function runCommand(heading: string, build: number, programs: Programs = {}): void {
  rmSync(path.join(home, 'bin'), { recursive: true, force: true });
  for (const [name, text] of Object.entries({
    ...programs,
    date: `echo ${String(build).padStart(5, '0')}`,
  })) {
    write(`bin/${name}`, `#!/bin/bash\n${text}\n`);
    chmodSync(path.join(home, 'bin', name), 0o755);
  }
  const [commands = ''] = commandsUnder(heading);
  const here = commands
    .replaceAll('scripts/', `${process.cwd()}/scripts/`)
    .replaceAll('/srv/', `${home}/srv/`);
  execFileSync('bash', ['-euc', here], {
    cwd: home,
    env: { ...process.env, PATH: `${home}/bin:${process.env.PATH}` },
    stdio: 'pipe',
  });
}

/** A build, and its release by the command of the guide. */
function release(build: number, programs?: Programs): void {
  rmSync(path.join(home, 'build'), { recursive: true, force: true });
  write('build/index.html', `build ${build}`);
  write('build/404.html', 'not found');
  write(`build${script(build)}`, `script ${build}`);
  writeHostFiles(path.join(home, 'build'), rules);
  runCommand('Release', build, programs);
}

const SITE = 'srv/pt-docs';

afterEach(() => rmSync(home, { recursive: true, force: true }));

it('100 releases under a running server: every page is whole, tabs keep their scripts for two more releases, and no folder grows', async () => {
  release(0);
  const server = createSiteServer(path.join(home, SITE, 'current/build'));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const read = async (name: string) => (await fetch(address + name)).text();
  for (let build = 1; build <= 100; build += 1) {
    release(build);
    expect(await read('/')).toBe(`build ${build}`);
    for (const kept of [build, build - 1, build - 2].filter((number) => number >= 0)) {
      expect(await read(script(kept))).toBe(`script ${kept}`);
    }
  }
  expect(await read(script(97))).toBe('not found');
  expect(readdirSync(path.join(home, SITE, 'releases'))).toHaveLength(3);
  server.closeAllConnections();
  server.close();
}, 60_000);

/** What happens to a copy on a full disk: by the program's own word, and without one. */
const FULL_DISKS: Programs = {
  'a copy that stops half way': '/bin/cp "$@"; echo "cp: No space left on device" >&2; exit 1',
  'a copy with an empty file': '/bin/cp "$@"; for last; do :; done; : >"$last/build-serving/nginx.conf"',
};

it.each(Object.entries(FULL_DISKS))('%s is no release, and the last one stays', (_, cp) => {
  for (const build of [1, 2, 3]) {
    release(build);
  }
  for (const build of [4, 5, 6, 7]) {
    expect(() => release(build, { cp })).toThrow('Nothing was released');
  }
  expect(readdirSync(path.join(home, SITE, 'releases'))).toEqual(['00001', '00002', '00003']);
  expect(existsSync(path.join(home, SITE, 'next-release'))).toBe(false);
  expect(readFileSync(path.join(home, SITE, 'current/build/index.html'), 'utf8')).toBe('build 3');
  expect(readFileSync(path.join(home, SITE, 'current/build-serving/nginx.conf'), 'utf8')).not.toBe('');
  release(8);
  expect(readFileSync(path.join(home, SITE, 'current/build/index.html'), 'utf8')).toBe('build 8');
});

it('goes back release by release, and says when there is none left', () => {
  for (const build of [1, 2, 3]) {
    release(build);
  }
  for (const build of [2, 1]) {
    runCommand('Back', 0);
    expect(readFileSync(path.join(home, SITE, 'current/build/index.html'), 'utf8')).toBe(`build ${build}`);
  }
  expect(() => runCommand('Back', 0)).toThrow('00001 is the oldest release that is kept.');
});
