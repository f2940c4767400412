import { type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process';

/** Not started, or stopped after its time limit: the command itself could not say so. */
const sayWhy = (command: string, { message }: Error) =>
  console.error(`"${command}" could not be run: ${message}.`);

/** Runs a command in the foreground and returns its exit code. */
export function run(command: string, args: readonly string[], options: SpawnSyncOptions = {}): number {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (error) {
    sayWhy(command, error);
    return 127;
  }
  return status ?? 1;
}

/** Runs a tool of node_modules/.bin without asking the package manager. */
export function runTool(name: string, args: readonly string[], options?: SpawnSyncOptions): number {
  return run(`node_modules/.bin/${name}`, args, options);
}

/** Runs a command and keeps its output. Colours are asked for when somebody will see them. */
export function runQuietly(
  command: string,
  args: readonly string[],
  extra: NodeJS.ProcessEnv = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {},
) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const env = { ...extra, ...process.env };
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', ({ message }) => resolve({ code: 127, output: message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
