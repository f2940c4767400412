/** Prints every problem of data/, one line each. A YAML file with mistakes can't be imported: its sentences are the error's. */
const problems = await import('../../../data/problems').then(
  ({ dataProblems }) => dataProblems(),
  ({ message }: Error) => [message],
);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

export {};
