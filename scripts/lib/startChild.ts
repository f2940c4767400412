import { execa } from 'execa';

/** The framework's command, run by Node directly: a shell or a package manager in between would keep signals to itself. */
export const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/**
 * Runs a Node program beside other work and resolves with its exit code and, with `pipe`, what it told of errors. The child never outlives this process: it is
 * ended with it, and if this process is killed, the child notices that their channel is closed.
 */
export async function startChild(
  file: string,
  args: readonly string[],
  options: readonly string[] = [],
  stderr: 'inherit' | 'pipe' = 'inherit',
): Promise<{ readonly code: number; readonly errors: string }> {
  const child = await execa(
    process.execPath,
    ['--import', './scripts/lib/endWithParent.mjs', ...options, file, ...args],
    {
      // Small pictures stay files: as text inside the page they would be noise in its Markdown copy.
      env: { WEBPACK_URL_LOADER_LIMIT: '0' },
      stdin: 'inherit',
      stdout: 'inherit',
      stderr,
      ipc: true,
      buffer: { ipc: false },
      reject: false,
    },
  );
  if (child.failed && child.exitCode === undefined) {
    console.error(child.shortMessage);
  }
  return { code: child.exitCode ?? 1, errors: child.stderr ?? '' };
}
