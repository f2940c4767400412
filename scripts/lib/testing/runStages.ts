import { statfsSync } from 'node:fs';
import os from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import { RunProcesses } from './processes';

export type Stage = {
  readonly name: string;
  readonly command: readonly [file: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** The stage that writes what this one reads: without it there is nothing to look at. */
  readonly needs?: string;
  /** Shows its output while it runs. Only for a stage that runs alone. */
  readonly isShown?: boolean;
};

type Outcome = {
  readonly name: string;
  readonly result: 'passed' | 'failed' | 'not run';
  readonly seconds: number;
  readonly note: string;
};

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const FULL_DISK = /ENOSPC|no space left on device|disk quota exceeded/i;

/** What to tell about a stage in the table: how many tests Vitest or Playwright ran, or why there were none. */
function noteOf(output: string): string {
  const lines = stripVTControlCharacters(output).matchAll(
    /^ *(?:Tests +(\d.+)|(\d+ (?:passed|failed|flaky|skipped|did not run)\b.*)|(Skipped: [^.]+)\..*)$/gm,
  );
  return Array.from(lines, ([, vitest, playwright, skipped]) => vitest ?? playwright ?? skipped).join(', ');
}

function fullDisk(): string {
  const free = (folder: string) => {
    const { bavail, bsize } = statfsSync(folder);
    return `${Math.floor((bavail * bsize) / 1e6)} MB free in ${folder}`;
  };
  return `The disk is full: ${free(process.cwd())}, ${free(os.tmpdir())}. Make room (at least 2 GB), then run the command again.`;
}

/** In a session of its own, by which its processes are known. */
function start({ command: [file, ...args], env, isShown }: Stage, mark: Readonly<Record<string, string>>) {
  const output = isShown ? (['pipe', 'inherit'] as const) : 'pipe';
  return execa(file, args, {
    all: true,
    detached: true,
    reject: false,
    stdin: 'ignore',
    stdout: output,
    stderr: output,
    env: { ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env, ...mark },
  });
}

/**
 * Runs groups of lanes of stages: groups one after another, the lanes of a group side by side, the stages of a lane one
 * after another. Every stage runs whatever an earlier one says, except those that need its result. Output is shown when a
 * stage fails. No process that a stage started is left when this ends, by itself or by a signal.
 */
export async function runStages(
  groups: readonly (readonly (readonly Stage[])[])[],
  log: (line: string) => void = console.log,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const processes = new RunProcesses();
  const onSignal = async (signal: (typeof SIGNALS)[number]) => {
    await processes.end({ isPatient: false });
    process.exit(128 + os.constants.signals[signal]);
  };
  for (const signal of SIGNALS) {
    process.once(signal, onSignal);
  }

  async function runStage(stage: Stage): Promise<void> {
    const { name, isShown = false } = stage;
    const started = Date.now();
    const child = start(stage, processes.env);
    processes.add(child.pid);
    const { failed, all, shortMessage } = await child;
    const seconds = (Date.now() - started) / 1000;
    outcomes.push({ name, result: failed ? 'failed' : 'passed', seconds, note: noteOf(all) });
    const line = `${name}, ${seconds.toFixed(1)} s`;
    if (!failed) {
      log(`✔ ${line}`);
      return;
    }
    log(`\n✖ ${line}\n${isShown ? '' : all.trim()}\n${shortMessage}`);
    if (FULL_DISK.test(all)) {
      log(fullDisk());
    }
  }

  async function runLane(stages: readonly Stage[]): Promise<void> {
    for (const stage of stages) {
      const { name, needs } = stage;
      if (outcomes.some((other) => other.name === needs && other.result !== 'passed')) {
        outcomes.push({ name, result: 'not run', seconds: 0, note: `needs ${needs}, which failed` });
      } else {
        await runStage(stage);
      }
    }
  }

  for (const lanes of groups) {
    await Promise.all(lanes.map(runLane));
  }
  for (const signal of SIGNALS) {
    process.off(signal, onSignal);
  }
  const left = await processes.end();
  return left.length === 0
    ? outcomes
    : [
        ...outcomes,
        { name: 'no process left behind', result: 'failed', seconds: 0, note: `ended: ${left.join('; ')}` },
      ];
}

/** A table of all stages. */
export function summary(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  return outcomes
    .map(({ name, result, seconds, note }) =>
      `${name.padEnd(width)}  ${result.padEnd(7)}  ${seconds.toFixed(1).padStart(6)} s  ${note}`.trimEnd(),
    )
    .join('\n');
}

/** Runs the stages, prints the table, and returns the exit code. */
export async function runAndSumUp(groups: Parameters<typeof runStages>[0]): Promise<number> {
  const started = Date.now();
  const outcomes = await runStages(groups);
  const failed = outcomes.filter(({ result }) => result !== 'passed').length;
  console.log(`\n${summary(outcomes)}`);
  console.log(
    `\n${outcomes.length - failed} of ${outcomes.length} stages passed in ${((Date.now() - started) / 60_000).toFixed(1)} minutes.`,
  );
  return failed === 0 ? 0 : 1;
}
