import { spawn } from 'node:child_process';
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
import { takeBuildLock } from './building/buildLock';
import { swap, swapProblem } from './building/swap';
import { run } from './run';
import { otherPort, readHost, readPort } from './serving/port.mjs';
import { missingPackages, nodeProblem, REQUIRED_NODE } from './setUp.mjs';
import { browserStats, skippedBecause } from './testing/browserReport';
import { runLanes } from './testing/runLanes';

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

  it('listen on this machine only unless told otherwise', () => {
    expect([undefined, '', ' ', '0.0.0.0'].map(readHost)).toEqual([...Array(3).fill('127.0.0.1'), '0.0.0.0']);
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

  it('say once what was not tried in which browser, and why', () => {
    const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'pt-docs-')), 'report.json');
    const skip = (projectName: string, description?: string) => ({
      tests: [{ projectName, annotations: description ? [{ type: 'skip', description }] : [] }],
    });
    const missing = 'WebKitGTK is not installed';
    writeFileSync(
      file,
      JSON.stringify({
        suites: [
          { specs: [skip('webkit', missing)], suites: [{ specs: [skip('webkit', missing), skip('site')] }] },
        ],
      }),
    );
    expect(skippedBecause(file)).toEqual([`webkit, because ${missing}`]);
  });

  it('say why a program could not be run', () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(run('no-such-program', [])).toBe(127);
    expect(errors.mock.calls.flat()).toEqual([
      '"no-such-program" could not be run: spawnSync no-such-program ENOENT.',
    ]);
    errors.mockRestore();
  });

  it('run checks side by side, and begin none after one has failed', async () => {
    const ran: string[] = [];
    const lines: string[] = [];
    const step = (name: string, code: number) => ({
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
    expect(await runLanes(lanes, (line) => lines.push(line))).toEqual({ passed: 3, failed: ['b'] });
    expect(ran).toEqual(['a', 'd', 'b', 'e']);
    expect(lines.join('\n')).toContain('words of b\n✖ b failed');
  });
});

describe('what is installed', () => {
  const state = (stamp: string | null, hasPackages = true) => ({ stamp, hash: 'h1', hasPackages });

  it.each([
    ['production', state(null, false), 'production'],
    ['production', state('production h1'), null],
    ['production', state('all h1'), null],
    ['production', state('production h0'), 'production'],
    ['all', state(null, false), 'all'],
    ['all', state('production h1'), 'all'],
    ['all', state('all h1'), null],
    // What somebody installed by hand is not taken away again.
    ['production', state('all h0'), 'all'],
    ['production', state(null), 'all'],
  ] as const)('%s packages wanted, %o: %s', (wanted, found, missing) =>
    expect(missingPackages(wanted, found)).toBe(missing),
  );
});

describe('a build', () => {
  const folder = () => mkdtempSync(path.join(os.tmpdir(), 'pt-docs-build-'));

  it('is refused while another one runs, and not for a lock that was left behind', () => {
    const file = path.join(folder(), 'deep/building');
    const refused = new RegExp(`^Another build is running here \\(process ${process.pid}\\)\\. Wait for it`);
    const first = takeBuildLock(file);
    expect(first.problem).toBeUndefined();
    expect(takeBuildLock(file).problem).toMatch(refused);
    const longAgo = new Date(Date.now() - 60 * 60_000);
    utimesSync(file, longAgo, longAgo);
    expect(takeBuildLock(file).problem).toBeUndefined();
    // No process has this number.
    writeFileSync(file, '4194305');
    expect(takeBuildLock(file).problem).toBeUndefined();
    // Being written at this moment, or cut off long ago.
    writeFileSync(file, '');
    expect(takeBuildLock(file).problem).toMatch(/^Another build is running here/);
    utimesSync(file, longAgo, longAgo);
    expect(takeBuildLock(file).problem).toBeUndefined();
  });

  it.each(['free', 'stale'])('gets a %s lock only once, however many ask at the same time', async (kind) => {
    const root = folder();
    const file = path.join(root, 'building');
    if (kind === 'stale') {
      writeFileSync(file, '4194305');
    }
    // All processes ask at the same moment, and none ends before the last one has asked.
    const ask = `
      const { takeBuildLock } = await import('./scripts/lib/building/buildLock.ts');
      process.stdin.on('data', (moment) => {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(moment) - Date.now());
        process.stdout.write(takeBuildLock(${JSON.stringify(file)}).problem ? 'refused' : 'taken');
      });
      process.stdout.write('ready;');
    `;
    const children = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', ask]),
    );
    const outputOf = (child: (typeof children)[number], pattern: RegExp) =>
      new Promise<string>((resolve) => {
        let output = '';
        child.stdout.on('data', (text) => {
          output += text;
          const [found] = output.match(pattern) ?? [];
          if (found) {
            resolve(found);
          }
        });
      });
    const answers = children.map((child) => outputOf(child, /taken|refused/));
    await Promise.all(children.map((child) => outputOf(child, /ready/)));
    const moment = String(Date.now() + 200);
    for (const child of children) {
      child.stdin.write(moment);
    }
    const outcomes = await Promise.all(answers);
    for (const child of children) {
      child.kill();
    }
    expect(outcomes.toSorted()).toEqual([...Array(3).fill('refused'), 'taken']);
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'that is ended with %s takes its child with it',
    async (signal) => {
      const root = folder();
      const sign = path.join(root, 'sign of life');
      const child = path.join(root, 'child.mjs');
      writeFileSync(
        child,
        `import { writeFileSync } from 'node:fs';
      setInterval(() => writeFileSync(${JSON.stringify(sign)}, String(process.pid)), 20);`,
      );
      const run = `
      const { startChild } = await import('./scripts/lib/startChild.ts');
      process.exit(await startChild(${JSON.stringify(child)}, []));
    `;
      const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', run]);
      await vi.waitUntil(() => existsSync(sign) && readFileSync(sign, 'utf8') !== '', { timeout: 10_000 });
      const id = Number(readFileSync(sign, 'utf8'));
      const isRunning = () => {
        try {
          return process.kill(id, 0);
        } catch {
          return false;
        }
      };
      expect(isRunning()).toBe(true);
      parent.kill(signal);
      await vi.waitUntil(() => !isRunning(), { timeout: 5_000 });
    },
  );

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

  it('does not take the place of a link', () => {
    const root = folder();
    symlinkSync(root, path.join(root, 'build'));
    expect(swapProblem(path.join(root, 'build'))).toMatch(/build is a link\./);
    expect(swapProblem(root)).toBeNull();
    expect(swapProblem(path.join(root, 'none'))).toBeNull();
  });
});
