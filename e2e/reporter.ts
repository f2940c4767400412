import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** A test that passes at its second try only (PT_RETRIES) may be the machine's fault. Three of them are ours. */
const MOST_FLAKY = 2;

/** In place of Playwright's words and a stack. */
const GONE = 'The browser ended in the middle of this test: it crashed, or something ended it.';
const isGone = (message = '') => /browser has been closed|Browser closed|Target closed/.test(message);

/** Failures as they happen, each with its file first; at the end how many tests there were. */
export default class FailureReporter implements Reporter {
  private readonly tests = new Map<string, TestCase>();
  private readonly started = Date.now();

  onTestEnd(test: TestCase, { errors }: TestResult): void {
    this.tests.set(test.id, test);
    if (!test.ok() || test.outcome() === 'flaky') {
      console.log(`\n${titleOf(test)}`);
    }
    if (errors.some(({ message }) => isGone(message))) {
      console.log(GONE);
      return;
    }
    for (const { message, value, snippet, location } of errors) {
      const where = location ? `\n    at ${path.relative('', location.file)}:${location.line}` : '';
      console.log(stripVTControlCharacters([message ?? value, snippet].filter(Boolean).join('\n')) + where);
    }
  }

  /** Of the hosts, which say in one sentence why they can't start. */
  onStdErr(text: string | Buffer, test?: TestCase): void {
    if (!test) {
      console.log(stripVTControlCharacters(String(text)).replaceAll('[WebServer] ', '').trim());
    }
  }

  onError({ message, value }: { message?: string; value?: string }): void {
    console.log(message ?? value);
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const tests = Array.from(this.tests.values());
    const having = (outcome: ReturnType<TestCase['outcome']>) =>
      tests.filter((test) => test.outcome() === outcome);
    const flaky = having('flaky');
    for (const test of flaky) {
      console.log(`flaky: ${titleOf(test)}`);
    }
    const counts = {
      failed: having('unexpected').length,
      flaky: flaky.length,
      skipped: having('skipped').length,
      passed: having('expected').length,
    };
    for (const [name, count] of Object.entries(counts)) {
      if (count > 0 || name === 'passed') {
        const time = name === 'passed' ? ` (${((Date.now() - this.started) / 1000).toFixed(0)} s)` : '';
        console.log(`  ${count} ${name}${time}`);
      }
    }
    if (flaky.length > MOST_FLAKY) {
      console.log(`More than ${MOST_FLAKY} tests are flaky.`);
      return { status: 'failed' };
    }
    return { status };
  }
}

const titleOf = (test: TestCase) => {
  const [, project, , ...titles] = test.titlePath();
  return `${path.relative('', test.location.file)}:${test.location.line} ${titles.join(' › ')} (${project})`;
};
