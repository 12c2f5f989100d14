// `npm test`: the build and the browsers; beside them, cheapest first, what needs neither.
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
await Promise.all([withoutBuild(), withBuild()]);
sayTimes();

async function withoutBuild() {
  await runBeside('lint', 'biome', ['check', '--error-on-warnings']);
  await runBeside('unused code', 'knip');
  // What only a test uses is unused.
  await runBeside('unused code of production', 'knip', ['--production']);
  // No more workers, as the build and the browsers run meanwhile.
  const reporters = ['default', './tools/tell-jest.mjs'].map((name) => `--reporters=${name}`);
  await runBeside('unit tests', 'jest', ['--maxWorkers=100%', ...reporters]);
}

async function withBuild() {
  await step('types', () => runScript('tools/types.ts'));
  await build({ typesChecked: true });
  // Else each worker compiles what the runner has compiled.
  const env = { PLAYWRIGHT_TRANSFORM_CACHE_DIR: path.join(data, 'compiled') };
  // Where nobody watches a line that counts, each test is told as it ends.
  if (process.stderr.columns) {
    const reporters = '--reporter=list,./tools/tell-playwright.ts';
    await runBeside('browser tests', 'playwright', ['test', reporters], env);
  } else await step('browser tests', () => run('playwright', ['test'], env));
}
