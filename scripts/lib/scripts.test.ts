import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { parse } from 'yaml';
import { takeBuildLock } from './building/buildLock';
import { swap } from './building/swap';
import { readPort } from './serving/port.mjs';
import { installPackages, nodeProblem, REQUIRED_NODE, systemProblem } from './setUp.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const folder = () => mkdtempSync(path.join(os.tmpdir(), 'pt-docs-scripts-'));

describe('commands', () => {
  it('refuse an old Node with one sentence', () => {
    for (const version of ['18.20.0', '20.0.0', '20.18.3']) {
      expect(nodeProblem(version)).toMatch(
        /^Node \d+\.\d+\.\d is too old: PT Docs needs Node 20\.19 or later/,
      );
    }
    for (const version of ['20.19.0', '22.0.0', '100.1.0']) {
      expect(nodeProblem(version)).toBeNull();
    }
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(engines.node).toBe(`>=${REQUIRED_NODE}`);
  });

  it('say what to do about a file that the system refuses, and nothing about our own faults', () => {
    const refused = (code: string) =>
      systemProblem({ ...new Error('x'), message: 'x', name: 'x', code, path: 'build' });
    expect(refused('EACCES')).toMatch(/^build may not be written\. Give .+, then run the command again\.$/);
    expect(refused('ENOSPC')).toMatch(/^build .+ the disk is full\. Make room /);
    expect(refused('ENOENT')).toBeNull();
  });

  it('read PORT, and refuse what is no port', () => {
    expect(readPort(undefined, 3000)).toEqual({ port: 3000 });
    expect(readPort('8080', 3000)).toEqual({ port: 8080 });
    for (const value of ['0', '65536', '3.5', 'http', '-1']) {
      expect(readPort(value, 3000).problem).toContain(`PORT is "${value}"`);
    }
  });
});

describe('packages', () => {
  it('that are there are not installed again, whoever installed them', () => {
    const root = folder();
    const write = (name: string, packages: object) => {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      writeFileSync(path.join(root, name), JSON.stringify({ packages }));
    };
    const wanted = { '': {}, 'packages/own': {}, 'node_modules/a': { version: '1.0.0' } };
    const elsewhere = { 'node_modules/b': { version: '1.0.0', optional: true } };
    write('package-lock.json', { ...wanted, ...elsewhere });
    // Without npm, an installation ends with its sentence.
    vi.stubEnv('PATH', '');
    vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(installPackages(root)).toContain('could not be installed');
    write('node_modules/.package-lock.json', wanted);
    expect(installPackages(root)).toBeNull();
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '0.9.0' } });
    expect(installPackages(root)).toContain('could not be installed');
  });

  it.each(readdirSync('.github/workflows'))('are installed once by each job of %s', (name) => {
    type Step = { readonly uses?: string; readonly run?: string };
    const { jobs }: { jobs: Record<string, { steps: Step[] }> } = parse(
      readFileSync(path.join('.github/workflows', name), 'utf8'),
    );
    for (const [job, { steps }] of Object.entries(jobs)) {
      const isInstalling = ({ uses = '', run = '' }: Step) =>
        uses.endsWith('actions/setup') || /^npm ci( --|$)(?! ?prefix)/.test(run);
      const usesPackages = steps.findIndex(({ run = '' }) => /npm (run|audit)|mcp/.test(run));
      const installs = steps.slice(0, usesPackages).filter(isInstalling);
      expect([job, usesPackages < 0 ? 1 : installs.length]).toEqual([job, 1]);
    }
  });
});

describe('a build', () => {
  it('is refused while another one runs, and never by one that has ended', async () => {
    const file = path.join(folder(), 'deep/building');
    const build = (ends: string) =>
      spawn(
        process.execPath,
        ['--import', 'tsx', '--input-type=module', '--eval'].concat(`
        const { takeBuildLock } = await import('./scripts/lib/building/buildLock.ts');
        console.log(takeBuildLock(${JSON.stringify(file)}));
        ${ends}`),
      );
    const failed = build("(await import('./scripts/lib/fail.ts')).fail('A page is broken.');");
    await once(failed, 'close');
    expect(existsSync(file)).toBe(false);

    const running = build('setInterval(() => undefined, 1000);');
    onTestFinished(() => void running.kill('SIGKILL'));
    await once(running.stdout, 'data');
    expect(takeBuildLock(file)).toMatch(/^Another build is running here .+\. Wait for it, or end it first/);
    running.kill('SIGKILL');
    await once(running, 'close');
    expect(takeBuildLock(file)).toBeNull();
    // Left by a process that is gone, whose id another program has now.
    writeFileSync(file, '1 Thu Jan  1 00:00:00 1970');
    expect(takeBuildLock(file)).toBeNull();
  });

  it('takes the place of the last one, whole or not at all', () => {
    const root = folder();
    const at = (...names: string[]) => path.join(root, ...names);
    const write = (name: string, text: string) => {
      mkdirSync(at(name), { recursive: true });
      writeFileSync(at(name, 'text'), text);
    };
    const read = (name: string) => readFileSync(at(name, 'text'), 'utf8');
    write('build', 'old');
    write('build-serving', 'old rules');
    write('next', 'new');
    // What goes with it is missing.
    const pairs = [
      [at('next'), at('build')],
      [at('next-serving'), at('build-serving')],
    ] as const;
    expect(() => swap(pairs, at('aside'))).toThrow('next-serving');
    expect([read('build'), read('build-serving'), read('next')]).toEqual(['old', 'old rules', 'new']);
    write('next-serving', 'new rules');
    swap(pairs, at('aside'));
    expect([read('build'), read('build-serving')]).toEqual(['new', 'new rules']);
    expect(existsSync(at('aside'))).toBe(false);
  });
});
