import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { faultsOf } from './faults';

/** Counts the faults that the site survived in this run: each that was tried, in all of its tests that were not skipped. */
export default class FaultReporter implements Reporter {
  private readonly tests = new Map<string, Set<TestCase>>();

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status === 'skipped') {
      return;
    }
    for (const fault of faultsOf(test.tags)) {
      this.tests.set(fault, (this.tests.get(fault) ?? new Set()).add(test));
    }
  }

  onEnd(): void {
    const tried = Array.from(this.tests, ([fault, tests]) => ({
      fault,
      survived: Array.from(tests).every(
        (test) => test.outcome() === 'expected' || test.outcome() === 'flaky',
      ),
    }));
    if (tried.length === 0) {
      return;
    }
    const fatal = tried.filter(({ survived }) => !survived);
    console.log(`\n${tried.length - fatal.length} faults survived`);
    for (const { fault } of fatal) {
      console.log(`  not survived: ${fault}`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
