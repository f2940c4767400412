import { fail } from './lib/fail';
import { servedProblems } from './lib/serving/servedPolicy';

/** `npm run check:served -- https://docs.example`: whether the policy that a host sends fits the pages that it sends. */
const [base = ''] = process.argv.slice(2);
if (!URL.canParse(base)) {
  fail('Say which site: npm run check:served -- https://docs.pt.example');
}
const problems = await servedProblems(base).catch(({ cause, message }: Error) =>
  fail(
    `${base} can't be reached (${(cause as Error | undefined)?.message ?? message}). Check the address and the server.`,
  ),
);
if (problems.length > 0) {
  fail(
    `${problems.join('\n')}\nThe host has rules of another release: copy build-serving/ with build/ and reload it.`,
  );
}
console.log(`The policy of ${base} fits all its pages.`);
