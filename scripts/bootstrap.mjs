/**
 * Runs a command of this folder: `node scripts/bootstrap.mjs build`. The commands are TypeScript; this file is plain
 * JavaScript without dependencies, so that it runs right after a clone and on a Node that is too old.
 */
import { parseArgs } from 'node:util';
import { installPackages, nodeProblem, packagesProblem, systemProblem } from './lib/setUp.mjs';

const [command] = process.argv.splice(2, 1);

/** Docusaurus' own commands have this option. */
const { port: asked } = parseArgs({ strict: false, options: { port: { type: 'string' } } }).values;
if (asked !== undefined) {
  process.env.PORT = String(asked);
}

/** These install what is missing. The other commands only say that it is. */
const INSTALLS = ['start', 'dev', 'check', 'test', 'testAll'];

const problem =
  nodeProblem(process.versions.node) || (INSTALLS.includes(command) ? installPackages() : packagesProblem());

function stop(sentences) {
  console.error(`\n${sentences}`);
  process.exit(1);
}

if (problem) {
  stop(problem);
}
// Before a tool in node_modules, of which the shell would say only that it isn't found.
if (command === 'packages') {
  process.exit(0);
}

const { tsImport } = await import('tsx/esm/api');
// Docusaurus and Node would wrap the sentences about wrong variables in a stack.
await tsImport('../config/env.ts', import.meta.url).catch(({ message }) => stop(message));
await tsImport(`./${command}.ts`, import.meta.url).catch((error) => {
  const sentence = systemProblem(error);
  if (sentence === null) {
    throw error;
  }
  stop(sentence);
});
