import { spawnSync } from 'node:child_process';

/** Runs a command in the foreground and returns its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (error) {
    return 127;
  }
  return status ?? 1;
}

/** Runs a tool of node_modules/.bin without asking the package manager. */
export function runTool(name, args, options) {
  return run(`node_modules/.bin/${name}`, args, options);
}
