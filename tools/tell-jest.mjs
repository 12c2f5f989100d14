// A reporter: sends how many files are done to tools/test.ts. JavaScript, as Jest loads it.
export default class TellJest {
  /**
   * @param {unknown} _test
   * @param {unknown} _result
   * @param {Record<'numTotalTestSuites' | 'numPassedTestSuites' | 'numFailedTestSuites', number>} results
   */
  onTestResult(_test, _result, { numTotalTestSuites, numPassedTestSuites, numFailedTestSuites }) {
    process.send?.(`${numPassedTestSuites + numFailedTestSuites} of ${numTotalTestSuites} files`);
  }
}
