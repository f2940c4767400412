import { execaSync } from 'execa';

type StdioOption = 'inherit' | 'ignore';
type Options = {
  readonly cwd?: string;
  readonly stdio?: StdioOption | [StdioOption, StdioOption, StdioOption];
  readonly env?: NodeJS.ProcessEnv;
};

/** Runs a command in the foreground and returns its exit code. */
export function run(command: string, args: readonly string[], options: Options = {}): number {
  const { exitCode, shortMessage } = execaSync(command, args, {
    stdio: 'inherit',
    reject: false,
    ...options,
  });
  if (exitCode === undefined) {
    // Not started, or ended by a signal: the command itself could not say so.
    console.error(shortMessage);
  }
  return exitCode ?? 127;
}

/** Runs a tool of node_modules/.bin without asking the package manager. */
export function runTool(name: string, args: readonly string[], options?: Options): number {
  return run(`node_modules/.bin/${name}`, args, options);
}
