import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Packages } from './filesInUse';

const NO_VERSION = ['ETARGET', 'E404'];
const NO_NETWORK = [
  'ENOTFOUND',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ERR_SOCKET_TIMEOUT',
];

const run = (command: string, args: readonly string[], cwd: string) =>
  new Promise<{ stdout: string; problem: string }>((resolve) => {
    execFile(command, args, { cwd }, (error, stdout, stderr) =>
      resolve({ stdout, problem: error ? stderr.trim() || error.message : '' }),
    );
  });

function whyNot(wanted: string, problem: string): string {
  const [, code = ''] = /npm error code (\w+)/.exec(problem) ?? [];
  if (NO_VERSION.includes(code)) {
    return `The registry has no ${wanted}. "npm view @docusaurus/core versions dist-tags" lists what it has.`;
  }
  if (NO_NETWORK.includes(code)) {
    return `${wanted} could not be fetched: the registry does not answer (${code}). Check the connection and "npm config get registry", then run the command again.`;
  }
  return /ENOSPC|No space left/.test(problem)
    ? `${wanted} could not be fetched: the disk is full. Make room in the folder for temporary files, then run the command again.`
    : `${wanted} could not be fetched: ${problem}\nRun "npm pack ${wanted}" to see more.`;
}

/** Packages of another version, unpacked below an empty folder. Nothing is installed and no script of theirs runs. */
export async function fetchPackages(
  version: string,
  names: readonly string[],
  folder: string,
): Promise<Packages> {
  if (!/^\w[\w.-]*$/.test(version)) {
    throw new Error(
      `"${version}" is no version. Write one such as 3.10.1, or a tag such as latest or canary.`,
    );
  }
  for (const name of names) {
    const wanted = `${name}@${version}`;
    const options = ['--loglevel=error', '--prefer-online', '--fetch-retries=0', '--ignore-scripts'];
    const packed = await run('npm', ['pack', wanted, ...options], folder);
    const archive = packed.stdout.trim().split('\n').at(-1) ?? '';
    const target = path.join(folder, name);
    mkdirSync(target, { recursive: true });
    const unpacked = packed.problem
      ? packed
      : await run('tar', ['-xzf', archive, '-C', target, '--strip-components=1'], folder);
    if (unpacked.problem) {
      throw new Error(whyNot(wanted, unpacked.problem));
    }
  }
  return folder;
}
