/**
 * Runs a command of this folder: `node scripts/bootstrap.mjs build`. The commands are TypeScript; this file is plain
 * JavaScript without dependencies, so that it runs right after a clone and on a Node that is too old.
 */
import { installPackages, nodeProblem, packagesProblem, systemProblem } from './lib/setUp.mjs';

const [command] = process.argv.splice(2, 1);

/** Docusaurus' own commands have this option. By hand: an old Node has nothing that reads arguments. */
const [, asked] = /(?:^| )--port[= ](\S+)/.exec(process.argv.join(' ')) || [];
if (asked !== undefined) {
  process.env.PORT = asked;
}

/** These install what is missing. The other commands only say that it is. */
const INSTALLS = ['start', 'test'];

const problem =
  nodeProblem(process.versions.node) || (INSTALLS.includes(command) ? installPackages() : packagesProblem());

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
await tsImport(`./${command}.ts`, import.meta.url).catch((error) => {
  const sentence = systemProblem(error);
  if (sentence === null) {
    throw error;
  }
  stop(sentence);
});
