import { existsSync, readFileSync, statSync } from 'node:fs';
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
  const notFound = statSync(path.join(directory, '404.html'), { throwIfNoEntry: false });
  if (!notFound?.size) {
    return 'There is no finished site to serve. Run "npm run build" first, or "npm start" to do both.';
  }
  if (!existsSync(rulesFile(directory))) {
    return `${directory}/ has no serving rules beside it: it was built by the framework alone. Run "npm run build".`;
  }
  try {
    readRules(directory);
    return null;
  } catch {
    return `${rulesFile(directory)} can't be read: it was copied in part, or changed by hand. Run "npm run build", or copy the release again.`;
  }
}

/** Where the written configurations look for the site: a link to the release that is served (guides/deployment.md). */
export const DEFAULT_ROOT = '/srv/pt-docs/current/build';
