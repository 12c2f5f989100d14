// A reporter: sends how many tests are done to tools/test.ts.
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

export default class TellPlaywright implements Reporter {
  private all = 0;
  private done = 0;

  onBegin(_config: FullConfig, suite: Suite) {
    this.all = suite.allTests().length;
  }

  onTestEnd() {
    this.done += 1;
    process.send?.(`${this.done} of ${this.all}`);
  }

  printsToStdio() {
    return false;
  }
}
