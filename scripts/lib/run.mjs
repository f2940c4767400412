import { spawn, spawnSync } from 'node:child_process';

/** Not started, or stopped after its time: the command itself could not say so. */
const sayWhy = (command, { message }) => console.error(`"${command}" could not be run: ${message}.`);

/** Runs a command in the foreground and returns its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (error) {
    sayWhy(command, error);
    return 127;
  }
  return status ?? 1;
}

/** Runs a tool of node_modules/.bin without asking the package manager. */
export function runTool(name, args, options) {
  return run(`node_modules/.bin/${name}`, args, options);
}

/** The same beside other work: the exit code when it has ended. */
export function startTool(name, args) {
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${name}`, args, { stdio: 'inherit' });
    child.on('error', (error) => {
      sayWhy(name, error);
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a command and keeps what it says. Colours are asked for when somebody will see them. */
export function runQuietly(command, args) {
  const env = { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...process.env };
  return new Promise((resolve) => {
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
