import { statfsSync } from 'node:fs';
import os from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';

export type Stage = {
  readonly name: string;
  readonly command: readonly [file: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** The stage that writes what this one reads: without it there is nothing to look at. */
  readonly needs?: string;
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

/** Each stage is a process group of its own: what it starts ends with it. */
function signalAll(groups: ReadonlySet<number>, signal: NodeJS.Signals): void {
  for (const group of groups) {
    try {
      process.kill(-group, signal);
    } catch {
      // It has ended already.
    }
  }
}

/**
 * Runs stages, some at once, each as soon as what it needs is there; the earlier in the list goes first. Every stage runs
 * whatever another one says, except those that need its result. Output is shown when a stage fails. No process is left when
 * this ends, by itself or by a signal.
 */
export async function runStages(stages: readonly Stage[], { atOnce = 1 } = {}): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const groups = new Set<number>();
  const running = new Set<Promise<void>>();
  const onSignal = async (name: (typeof SIGNALS)[number]) => {
    // As Ctrl+C: test runners close their browsers and servers.
    signalAll(groups, 'SIGINT');
    await Promise.all(running);
    signalAll(groups, 'SIGKILL');
    console.error(`\nStopped by ${name}. Everything that was running is ended.`);
    process.exit(1);
  };
  for (const name of SIGNALS) {
    process.once(name, onSignal);
  }

  async function runStage({ name, command: [file, ...args], env }: Stage): Promise<void> {
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
    outcomes.push({ name, result: failed ? 'failed' : 'passed', seconds, note: noteOf(all) });
    const line = `${name}, ${seconds.toFixed(1)} s`;
    console.log(failed ? `\n✖ ${line}\n${all.trim()}\n${shortMessage}` : `✔ ${line}`);
    if (failed && FULL_DISK.test(all)) {
      console.log(fullDisk());
    }
  }

  const waiting = [...stages];
  const isPending = (name: string | undefined) =>
    stages.some((stage) => stage.name === name) && !outcomes.some((outcome) => outcome.name === name);
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ needs }) => !isPending(needs));
    if (running.size === atOnce || next < 0) {
      await Promise.race(running);
      continue;
    }
    for (const stage of waiting.splice(next, 1)) {
      const { name, needs } = stage;
      if (outcomes.some((other) => other.name === needs && other.result !== 'passed')) {
        outcomes.push({ name, result: 'not run', seconds: 0, note: `needs ${needs}, which failed` });
      } else {
        const run: Promise<void> = runStage(stage).finally(() => running.delete(run));
        running.add(run);
      }
    }
  }
  for (const name of SIGNALS) {
    process.off(name, onSignal);
  }
  signalAll(groups, 'SIGKILL');
  return outcomes;
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
export async function runAndSumUp(...given: Parameters<typeof runStages>): Promise<number> {
  const started = Date.now();
  const outcomes = await runStages(...given);
  const failed = outcomes.filter(({ result }) => result !== 'passed').length;
  console.log(`\n${summary(outcomes)}`);
  console.log(
    `\n${outcomes.length - failed} of ${outcomes.length} stages passed in ${((Date.now() - started) / 60_000).toFixed(1)} minutes.`,
  );
  return failed === 0 ? 0 : 1;
}
