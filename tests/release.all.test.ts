import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createSiteServer, servingRules, writeHostFiles } from '@pt-docs/serving';
import { expect, it } from 'vitest';
import { serving } from '../config/serving';
import { commandsUnder } from './deploymentCommands';

const home = mkdtempSync(path.join(os.tmpdir(), 'pt-docs-release-'));
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
  writeFileSync(path.join(home, name), text);
};

const rules = servingRules(serving, { scripts: [], styleElements: [], styleAttributes: [] }, ['/']);
const script = (build: number) => `/assets/js/main.${build}.js`;

/** A build, and its release by the commands of the guide. Names of releases have seconds; here they have numbers. */
function release(build: number): void {
  rmSync(path.join(home, 'build'), { recursive: true, force: true });
  write('build/index.html', `build ${build}`);
  write('build/404.html', 'not found');
  write(`build${script(build)}`, `script ${build}`);
  writeHostFiles(path.join(home, 'build'), rules);
  write('bin/date', `#!/bin/sh\necho ${String(build).padStart(5, '0')}\n`);
  const [commands = ''] = commandsUnder('Release');
  execFileSync('bash', ['-euc', `chmod +x bin/date\n${commands.replaceAll('/srv/', `${home}/srv/`)}`], {
    cwd: home,
    env: { ...process.env, PATH: `${home}/bin:${process.env.PATH}` },
  });
}

const SITE = 'srv/pt-docs';

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
  rmSync(home, { recursive: true });
}, 60_000);
