import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { plainPath } from '../../packages/serving/src/server.mjs';
import { browserStats } from './browserReport.mjs';
import { takeBuildLock } from './buildLock.mjs';
import { nodeProblem } from './checkNode.mjs';
import { otherPort, readPort } from './port.mjs';
import { run, startTool } from './run.mjs';
import { runLanes } from './runLanes.mjs';
import { swap, swapProblem } from './swap.mjs';

describe('commands', () => {
  it('refuse an old Node with one sentence', () => {
    expect(nodeProblem('18.20.0')).toMatch(/^Node 18\.20\.0 is too old: PT Docs needs Node 20 or later/);
    expect(nodeProblem('20.0.0')).toBeNull();
    expect(nodeProblem('100.1.0')).toBeNull();
  });

  it('read PORT, and refuse what is no port', () => {
    expect(readPort(undefined, 3000)).toEqual({ port: 3000 });
    expect(readPort('8080', 3000)).toEqual({ port: 8080 });
    for (const value of ['0', '65536', '3.5', 'http', '-1']) {
      expect(readPort(value, 3000).problem).toContain(`PORT is "${value}"`);
    }
  });

  it('refuse a port that leaves no room for the ones after it', () => {
    expect(readPort('65534', 3000, 1)).toEqual({ port: 65_534 });
    expect(readPort('65535', 3000, 1).problem).toMatch(
      /^PORT is "65535", but must be a whole number from 1 to 65534 \(the port after it is used too\)\./,
    );
  });

  it('name a port to try that is one', () => {
    for (const port of [3000, 65_524, 65_525, 65_535]) {
      const other = otherPort(port);
      expect(other).not.toBe(port);
      expect(readPort(String(other), 3000, 1)).toEqual({ port: other });
    }
  });

  it('know when Playwright ended before it had anything to report', () => {
    const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'pt-docs-report-')), 'report.json');
    expect(browserStats(file)).toBeNull();
    writeFileSync(file, '{"stats":{"expected":3}}');
    expect(browserStats(file)).toEqual({ expected: 3 });
  });

  it('say why a program could not be run', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(run('no-such-program', [])).toBe(127);
    expect(await startTool('no-such-tool', [])).toBe(127);
    expect(said.mock.calls.flat()).toEqual([
      '"no-such-program" could not be run: spawnSync no-such-program ENOENT.',
      expect.stringMatching(/^"no-such-tool" could not be run: spawn .*no-such-tool ENOENT\.$/),
    ]);
    said.mockRestore();
  });

  it('run checks side by side, and begin none after one has failed', async () => {
    const ran = [];
    const said = [];
    const step = (name, code) => ({
      name,
      run: async () => {
        ran.push(name);
        return { code, output: `words of ${name}` };
      },
    });
    const lanes = [
      [step('a', 0), step('b', 1), step('c', 0)],
      [step('d', 0), step('e', 0), step('f', 0)],
    ];
    expect(await runLanes(lanes, (line) => said.push(line))).toEqual({ passed: 3, failed: ['b'] });
    expect(ran).toEqual(['a', 'd', 'b', 'e']);
    expect(said.join('\n')).toContain('words of b\n✖ b failed');
  });
});

describe('plain paths', () => {
  it.each([
    ['/', null],
    ['/docs/x', null],
    ['/docs/x/', null],
    ['/index.html', '/'],
    ['/docs/x/index.html', '/docs/x/'],
    ['/docs/x.html', '/docs/x'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example', '/evil.example'],
    ['/a//b///c', '/a/b/c'],
  ])('%s → %s', (written, plain) => expect(plainPath(written)).toBe(plain));

  it('never lead to another origin', () => {
    for (const written of [
      '//evil.example',
      '/\\/evil.example/index.html',
      '\\\\evil.example',
      '///x.html',
    ]) {
      expect(plainPath(written)).toMatch(/^\/(?![/\\])/);
    }
  });
});

describe('a build', () => {
  const folder = () => mkdtempSync(path.join(os.tmpdir(), 'pt-docs-build-'));

  it('is refused while another one runs, and not for a lock that was left behind', () => {
    const file = path.join(folder(), 'deep/building');
    expect(takeBuildLock(file)).toMatchObject({ release: expect.any(Function) });
    expect(takeBuildLock(file).problem).toMatch(
      new RegExp(`^Another build is running here \\(process ${process.pid}\\)\\. Wait for it`),
    );
    const longAgo = new Date(Date.now() - 60 * 60_000);
    utimesSync(file, longAgo, longAgo);
    const { release } = takeBuildLock(file);
    release();
    // No process has this number.
    writeFileSync(file, '4194305');
    expect(takeBuildLock(file).problem).toBeUndefined();
    writeFileSync(file, 'cut o');
    expect(takeBuildLock(file).problem).toBeUndefined();
  });

  it('takes the place of the last one, whole or not at all', () => {
    const root = folder();
    const at = (...names) => path.join(root, ...names);
    const write = (name, text) => {
      mkdirSync(at(name), { recursive: true });
      writeFileSync(at(name, 'text'), text);
    };
    const read = (name) => readFileSync(at(name, 'text'), 'utf8');
    write('build', 'old');
    write('build-serving', 'old rules');
    write('next', 'new');
    // What goes with it is missing.
    const pairs = [
      [at('next'), at('build')],
      [at('next-serving'), at('build-serving')],
    ];
    expect(() => swap(pairs, at('aside'))).toThrow('next-serving');
    expect([read('build'), read('build-serving'), read('next')]).toEqual(['old', 'old rules', 'new']);
    write('next-serving', 'new rules');
    swap(pairs, at('aside'));
    expect([read('build'), read('build-serving')]).toEqual(['new', 'new rules']);
    expect(existsSync(at('aside'))).toBe(false);
  });

  it('does not take the place of a link', () => {
    const root = folder();
    symlinkSync(root, path.join(root, 'build'));
    expect(swapProblem(path.join(root, 'build'))).toMatch(/build is a link\./);
    expect(swapProblem(root)).toBeNull();
    expect(swapProblem(path.join(root, 'none'))).toBeNull();
  });
});
