import { dataProblems } from '../../../data/problems';

/** Prints every problem of data/, one line each. */
const problems = await dataProblems();
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
