/**
 * Runs a command of this folder: `node scripts/bootstrap.mjs build`. The commands are TypeScript; this file is plain
 * JavaScript without dependencies, so that it runs right after a clone and on a Node that is too old.
 */
import { parseArgs } from 'node:util';
import { portProblem, readHost, readPort } from './lib/serving/port.mjs';
import { installPackages, nodeProblem, packagesProblem } from './lib/setUp.mjs';

const [command] = process.argv.splice(2, 1);

/** Docusaurus' own commands have this option. */
const { port: asked } = parseArgs({ strict: false, options: { port: { type: 'string' } } }).values;
if (asked !== undefined) {
  process.env.PORT = String(asked);
}

/** Which packages a command installs when they are missing. The other commands only say that they are. */
const INSTALLS = new Map([
  ['start', 'production'],
  ['dev', 'all'],
  ['check', 'all'],
  ['test', 'all'],
  ['testAll', 'all'],
]);

/** `npm start` asks before minutes of installing and building, not after. */
async function startProblem() {
  const { port, problem } = readPort(process.env.PORT, 3000);
  return problem || portProblem(port, 'npm start', readHost(process.env.HOST));
}

const problem =
  nodeProblem(process.versions.node) ||
  (command === 'start' && (await startProblem())) ||
  (INSTALLS.has(command) ? installPackages(INSTALLS.get(command)) : packagesProblem());

function stop(sentences) {
  console.error(`\n${sentences}`);
  process.exit(1);
}

if (problem) {
  stop(problem);
}

const { tsImport } = await import('tsx/esm/api');
// Docusaurus and Node would wrap the sentences about wrong variables in a stack.
await tsImport('../config/env.ts', import.meta.url).catch(({ message }) => stop(message));
await tsImport(`./${command}.ts`, import.meta.url);
