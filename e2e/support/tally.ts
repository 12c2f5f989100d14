import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Closes a run with one plain line of figures. */
export default class Tally implements Reporter {
  private passed = 0;
  private failed = 0;

  onTestEnd(test: TestCase, result: TestResult) {
    if (result.status === 'passed') this.passed += 1;
    else if (result.retry === test.retries && result.status !== 'skipped') this.failed += 1;
  }

  onEnd() {
    console.info(`${this.passed} passed, ${this.failed} failed`);
  }
}
