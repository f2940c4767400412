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

type Suite = {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly tests: readonly ReportedTest[] }[];
};
type ReportedTest = {
  readonly projectName: string;
  readonly annotations: readonly { readonly type: string; readonly description?: string }[];
};

const testsIn = ({ suites = [], specs = [] }: Suite): ReportedTest[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsIn),
];

/** What was not tried in which browser, and why, each once. */
export function skippedBecause(file: string): string[] {
  const reasons = testsIn(JSON.parse(readFileSync(file, 'utf8'))).flatMap(({ projectName, annotations }) =>
    annotations
      .filter(({ type, description }) => type === 'skip' && description)
      .map(({ description }) => `${projectName}, because ${description}`),
  );
  return Array.from(new Set(reasons));
}
