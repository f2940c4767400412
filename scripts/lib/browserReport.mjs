import { existsSync, readFileSync } from 'node:fs';

/** How many browser tests passed and failed, or null when Playwright ended before it had a report to write. */
export function browserStats(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).stats : null;
}
