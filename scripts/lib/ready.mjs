import { existsSync } from 'node:fs';
import { nodeProblem } from './checkNode.mjs';
import { fail } from './fail.mjs';

/**
 * Ends a command that installs nothing itself with one sentence where it cannot run. A missing package stops Node before
 * the first line of a script: import what needs packages after this, with `await import()`.
 */
export function ensureReady() {
  const problem =
    nodeProblem() ??
    (existsSync('node_modules/.bin')
      ? null
      : 'The packages are not installed. Run "npm ci" first, or "npm start", which installs, builds and serves.');
  if (problem) {
    fail(problem);
  }
}
