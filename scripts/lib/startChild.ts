import { execa } from 'execa';

/** The framework's command, run by Node directly: a shell or a package manager in between would keep signals to itself. */
export const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/**
 * Runs a Node program beside other work and resolves with its exit code. The child never outlives this process: it is
 * ended with it, and if this process is killed, the child notices that their channel is closed.
 */
export async function startChild(
  file: string,
  args: readonly string[],
  options: readonly string[] = [],
): Promise<number> {
  const { exitCode, failed, shortMessage } = await execa(
    process.execPath,
    ['--import', './scripts/lib/endWithParent.mjs', ...options, file, ...args],
    { stdio: 'inherit', ipc: true, buffer: false, reject: false },
  );
  if (failed && exitCode === undefined) {
    console.error(shortMessage);
  }
  return exitCode ?? 1;
}
