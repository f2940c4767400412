import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { takeBuildLock } from './building/buildLock';
import { swap } from './building/swap';
import { readPort } from './serving/port.mjs';
import { nodeProblem, REQUIRED_NODE, systemProblem } from './setUp.mjs';

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

describe('a build', () => {
  const folder = () => mkdtempSync(path.join(os.tmpdir(), 'pt-docs-build-'));

  it('is refused while another one runs', () => {
    const file = path.join(folder(), 'deep/building');
    const first = takeBuildLock(file);
    expect(takeBuildLock(file)).toMatchObject({
      problem: expect.stringMatching(/^Another build is running here .+\. Wait for it, or end it first/),
    });
    first.release();
    expect(() => takeBuildLock(file).release()).not.toThrow();
    // Left by a process that is gone, whose id another program has now.
    writeFileSync(file, '1 Thu Jan  1 00:00:00 1970');
    expect(takeBuildLock(file).problem).toBeUndefined();
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
