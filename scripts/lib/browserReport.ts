import { existsSync, readFileSync } from 'node:fs';

type Stats = {
  readonly expected: number;
  readonly flaky: number;
  readonly unexpected: number;
  readonly skipped: number;
};

/** How many browser tests passed and failed, or null when Playwright ended before it had a report to write. */
export function browserStats(file: string): Stats | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).stats : null;
}
