import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

export const isOnPath = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

type Started = { readonly child: ChildProcess; end(): Promise<void> };

/** Starts a program in a process group of its own, so that what it starts itself ends with it. */
export function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Started {
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = () => {
    try {
      process.kill(-Number(child.pid), 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  process.once('exit', kill);
  return {
    child,
    async end() {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}
