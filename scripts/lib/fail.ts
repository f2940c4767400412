/** Ends a command with one clear sentence instead of a stack trace. */
export function fail(sentence: string): never {
  console.error(`\n${sentence}`);
  process.exit(1);
}
