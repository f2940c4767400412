import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** The framework's command, run by Node directly: a shell or a package manager in between would keep signals to itself. */
export const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** A child that does not end by itself within this time is killed. */
const PATIENCE_MS = 3_000;

/**
 * Runs a Node program beside other work and resolves with its exit code. The child never outlives this process: signals to
 * end are passed on, and this process waits for the child before it ends; if it is killed itself, the child notices.
 */
export function startChild(
  file: string,
  args: readonly string[],
  options: readonly string[] = [],
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['--import', './scripts/lib/endWithParent.mjs', ...options, file, ...args],
      {
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      },
    );
    const passOn = (signal: (typeof SIGNALS)[number]) => {
      child.kill(signal);
      setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS).unref();
      child.once('close', () => process.exit(128 + constants.signals[signal]));
    };
    for (const signal of SIGNALS) {
      process.once(signal, passOn);
    }
    const end = (code: number) => {
      for (const signal of SIGNALS) {
        process.off(signal, passOn);
      }
      resolve(code);
    };
    child.on('error', ({ message }) => {
      console.error(`"${file}" could not be run: ${message}.`);
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
