import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { missingEngines } from '#tools/browser.ts';

export default class Tally implements Reporter {
  private passed = 0;
  private failed = 0;
  private secondTry = 0;
  private skipped = 0;

  onTestEnd(test: TestCase, result: TestResult) {
    if (result.status === 'skipped') this.skipped += 1;
    else if (result.status === 'passed') this.passed += 1;
    else if (result.retry === test.retries) this.failed += 1;
    if (test.outcome() === 'flaky') this.secondTry += 1;
  }

  onEnd() {
    const { passed, failed, secondTry, skipped } = this;
    console.info(
      `${passed} passed (${secondTry} of them at the second try), ${failed} failed, ${skipped} skipped`,
    );
    for (const reason of missingEngines()) {
      console.info(`${reason}: not tested (docs/browsers.md)`);
    }
  }
}
