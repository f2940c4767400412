import { accessSync, constants, statfsSync } from 'node:fs';
import os from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import { fail } from '../fail';

export type Stage = {
  readonly name: string;
  readonly command: readonly [file: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** The stage that writes what this one reads. */
  readonly needs?: string;
  /** It keeps all cores busy: beside another one its browsers would wait for a processor. */
  readonly isAlone?: boolean;
};

type Outcome = {
  readonly result: 'passed' | 'failed' | 'not run';
  readonly seconds: number;
  readonly note: string;
};

const MOST_AT_ONCE = 2;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const FULL_DISK = /ENOSPC|no space left on device|disk quota exceeded/i;
/** What a build and its tests write doesn't fit into less. */
const LEAST_FREE_MB = 500;

/** How many tests Vitest or Playwright ran, or why there were none. */
function noteOf(output: string): string {
  const lines = stripVTControlCharacters(output).matchAll(
    /^ *(?:Tests +(\d.+)|(\d+ (?:passed|failed|flaky|skipped|did not run)\b.*)|(Skipped: [^.]+)\..*)$/gm,
  );
  return Array.from(lines, ([, vitest, playwright, skipped]) => vitest ?? playwright ?? skipped).join(', ');
}

function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / 1e6);
}

const WRITTEN = [process.cwd(), os.tmpdir()];

const fullDisk = () =>
  `The disk is full: ${WRITTEN.map((folder) => `${freeMegabytes(folder)} MB free in ${folder}`).join(', ')}. Make room (at least 2 GB), then run the command again.`;

/** Said once, before every stage says it in its own way. */
function checkFolders(): void {
  for (const folder of WRITTEN) {
    accessSync(folder, constants.W_OK);
  }
  if (WRITTEN.some((folder) => freeMegabytes(folder) < LEAST_FREE_MB)) {
    fail(fullDisk());
  }
}

const running = new Map<Stage, Promise<unknown>>();
/** Processes by the groups they lead, so that what a stage starts ends with it. */
const groups = new Set<number>();

function signalAll(signal: NodeJS.Signals): void {
  for (const group of groups) {
    try {
      process.kill(-group, signal);
    } catch {
      // It has ended already.
    }
  }
}

async function runStage({ name, command: [file, ...args], env }: Stage): Promise<Outcome> {
  const started = Date.now();
  const child = execa(file, args, {
    all: true,
    detached: true,
    reject: false,
    stdin: 'ignore',
    env: { ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
  });
  if (child.pid) {
    groups.add(child.pid);
  }
  const { failed, all, shortMessage } = await child;
  const seconds = (Date.now() - started) / 1000;
  const line = `${name}, ${seconds.toFixed(1)} s`;
  console.log(failed ? `\n✖ ${line}\n${all.trim()}\n${shortMessage}` : `✔ ${line}`);
  if (failed && FULL_DISK.test(all)) {
    console.log(fullDisk());
  }
  return { result: failed ? 'failed' : 'passed', seconds, note: noteOf(all) };
}

/**
 * Runs stages, two at once, each as soon as what it needs is there; the earlier in the list goes first. Every stage runs
 * whatever another one says, except those that need its result. Output is shown when a stage fails.
 */
async function runInOrder(stages: readonly Stage[]): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const waiting = new Set(stages);
  const isPending = (name?: string) =>
    stages.some((stage) => stage.name === name && !outcomes.has(stage.name));
  const hasRoom = ({ isAlone }: Stage) =>
    running.size < (isAlone ? 1 : MOST_AT_ONCE) && ![...running.keys()].some((other) => other.isAlone);

  while (outcomes.size < stages.length) {
    const next = [...waiting].find((stage) => !isPending(stage.needs) && hasRoom(stage));
    if (!next) {
      await Promise.race(running.values());
      continue;
    }
    waiting.delete(next);
    const needed = outcomes.get(next.needs ?? '');
    if (needed && needed.result !== 'passed') {
      outcomes.set(next.name, { result: 'not run', seconds: 0, note: `needs ${next.needs}, which failed` });
    } else {
      const end = (outcome: Outcome) => outcomes.set(next.name, outcome) && running.delete(next);
      running.set(next, runStage(next).then(end));
    }
  }
  return outcomes;
}

/** Those of these names, or all when none is given. What they need must be there. */
export function chooseStages(stages: readonly Stage[], wanted: readonly string[]): readonly Stage[] {
  const names = stages.map(({ name }) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    fail(`There is no stage "${unknown.join('", "')}". Choose from: ${names.join(', ')}.`);
  }
  return wanted.length === 0 ? stages : stages.filter(({ name }) => wanted.includes(name));
}

/** Runs the stages, prints a table of them, and returns the exit code. No process is left, also after a signal. */
export async function runStages(stages: readonly Stage[]): Promise<number> {
  checkFolders();
  for (const name of SIGNALS) {
    process.once(name, async () => {
      // As Ctrl+C: test runners close their browsers and servers.
      signalAll('SIGINT');
      await Promise.all(running.values());
      signalAll('SIGKILL');
      console.error(`\nStopped by ${name}. Everything that was running is ended.`);
      process.exit(1);
    });
  }
  const started = Date.now();
  const outcomes = await runInOrder(stages);
  signalAll('SIGKILL');

  const width = Math.max(...stages.map(({ name }) => name.length));
  const lines = Array.from(outcomes, ([name, { result, seconds, note }]) =>
    `${name.padEnd(width)}  ${result.padEnd(7)}  ${seconds.toFixed(1).padStart(6)} s  ${note}`.trimEnd(),
  );
  const passed = [...outcomes.values()].filter(({ result }) => result === 'passed').length;
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  console.log(`\n${lines.join('\n')}\n\n${passed} of ${stages.length} stages passed in ${minutes} minutes.`);
  return passed === stages.length ? 0 : 1;
}
