// `npm test`: the build and the browsers; beside them, cheapest first, what needs neither.
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.ts';
import { sayTimes, step } from './progress.ts';
import { build, run, runBeside, runScript } from './steps.ts';

// The words of the checkout, whatever was published on this machine.
const data = mkdtempSync(path.join(tmpdir(), 'site-test-'));
process.env.DATA_DIR = data;
process.on('exit', () => rmSync(data, { recursive: true, force: true, maxRetries: 3 }));

const testFiles = globSync('**/*.test.{ts,tsx}', { exclude: ['node_modules', '.next'] }).length;

await ensureBrowser();
// Once for all that follow.
await import('./compile.ts');
await Promise.all([withoutBuild(), withBuild()]);
sayTimes();

async function withoutBuild() {
  await runBeside('lint', 'biome', ['check', '--error-on-warnings']);
  await runBeside('unused code', 'knip', []);
  // What only a test uses is unused.
  await runBeside('unused code of production', 'knip', ['--production']);
  // No more workers, as the build and the browsers run meanwhile.
  await runBeside('unit tests', 'jest', ['--maxWorkers=100%'], { howFar: filesOfTests });
}

async function withBuild() {
  await step('types', () => runScript('tools/types.ts'));
  await build({ typesChecked: true });
  // Else each worker compiles what the runner has compiled.
  const env = { PLAYWRIGHT_TRANSFORM_CACHE_DIR: path.join(data, 'compiled') };
  // Where nobody watches a line that counts, each test is told as it ends.
  if (process.stderr.columns) {
    await runBeside('browser tests', 'playwright', ['test'], { env, howFar: browserTests });
  } else await step('browser tests', () => run('playwright', ['test'], env));
}

/** Of Jest's output. */
function filesOfTests(output: string): string {
  const done = output.match(/^(?:PASS|FAIL) /gm)?.length ?? 0;
  return `${done} of ${testFiles} files`;
}

/** Of Playwright's output. */
function browserTests(output: string): string {
  const [, all = '?'] = /^Running (\d+) tests/m.exec(output) ?? [];
  return `${output.match(/^ +[✓✘-] +\d+ /gm)?.length ?? 0} of ${all}`;
}
