import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServingRules } from './rules';

/** Beside the site, not in it: files that only servers read. */
export const servingDirectory = (directory: string) => `${path.resolve(directory)}-serving`;

export const rulesFile = (directory: string) => path.join(servingDirectory(directory), 'rules.json');

export function readRules(directory: string): ServingRules {
  return JSON.parse(readFileSync(rulesFile(directory), 'utf8'));
}

/** One sentence when there is nothing to serve, or null. */
export function buildProblem(directory: string): string | null {
  if (!existsSync(path.join(directory, '404.html'))) {
    return 'There is no finished site to serve. Run "npm run build" first, or "npm start" to do both.';
  }
  return existsSync(rulesFile(directory))
    ? null
    : `${directory}/ has no serving rules beside it: it was built by the framework alone. Run "npm run build".`;
}

/** Where the written configurations look for the site: a link to the release that is served (guides/deployment.md). */
export const DEFAULT_ROOT = '/srv/pt-docs/current/build';
