import { fail } from './lib/fail';
import { runStages } from './lib/testing/runStages';
import { checkStages } from './lib/testing/stages';

/** `npm run check`: everything that needs no browser; `-- types build` only the stages of these names. */
const wanted = process.argv.slice(2);
const names = checkStages.map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  fail(`There is no stage "${unknown.join('", "')}". Choose from: ${names.join(', ')}.`);
}
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
process.exit(await runStages(checkStages.filter(({ name }) => isWanted(name))));
