/**
 * Errors, each in three lines: `code (who can fix it, where the meaning was read): meaning`, then its cause, and behind an arrow
 * what to do. Where most were read in one place, it's left out.
 */
export function errorsIn(text: string) {
  const errors = Array.from(
    text.matchAll(/^(.+?) \((.+?)(?:, (.+?))?\): (.+)\n {2}(.+)\n {2}→ (.+)$/gm),
    ([, code = '', fixedBy = '', readIn, meaning = '', cause = '', remedy = '']) => ({
      code,
      meaning,
      cause,
      remedy,
      fixedBy,
      readIn,
    }),
  );
  if (3 * errors.length !== text.trim().split('\n').length) {
    throw new Error('data: an error has another form than the others. Correct its three lines.');
  }
  return errors;
}
