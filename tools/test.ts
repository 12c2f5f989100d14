// `npm test`: the build, and beside it what needs none; then the tests.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.ts';
import { sayTimes, step } from './progress.ts';
import { build, run, runBeside, runScript } from './steps.ts';

// The words of the checkout, whatever was published on this machine.
const data = mkdtempSync(path.join(tmpdir(), 'site-test-'));
process.env.DATA_DIR = data;
process.on('exit', () => rmSync(data, { recursive: true, force: true, maxRetries: 3 }));

await ensureBrowser();
// Once for all that follow.
await import('./compile.ts');
await Promise.all([checkCode(), buildChecked()]);
await Promise.all([runUnitTests(), runBrowserTests()]);
sayTimes();

async function checkCode() {
  await runBeside('lint', 'biome', ['check', '--error-on-warnings']);
  await runBeside('unused code', 'knip');
  // What only a test uses is unused.
  await runBeside('unused code of production', 'knip', ['--production']);
}

async function buildChecked() {
  await step('types', () => runScript('tools/types.ts'));
  await build({ typesChecked: true });
}

/** Some read what was built. */
async function runUnitTests() {
  // No more workers, as the browsers run meanwhile.
  const reporters = ['default', './tools/tell-jest.mjs'].map((name) => `--reporters=${name}`);
  await runBeside('unit tests', 'jest', ['--maxWorkers=100%', ...reporters]);
}

async function runBrowserTests() {
  // Else each worker compiles what the runner has compiled.
  const env = { PLAYWRIGHT_TRANSFORM_CACHE_DIR: path.join(data, 'compiled') };
  // Where nobody watches a line that counts, each test is told as it ends.
  if (process.stderr.columns) {
    const reporters = '--reporter=list,./tools/tell-playwright.ts';
    await runBeside('browser tests', 'playwright', ['test', reporters], env);
  } else await step('browser tests', () => run('playwright', ['test'], env));
}
