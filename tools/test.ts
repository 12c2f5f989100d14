// `npm test`: the build, and beside it what needs none; then the tests.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.ts';
import { build, checkTypes } from './build.ts';
import { run } from './run.ts';

// The words of the checkout, whatever was published on this machine.
const data = mkdtempSync(path.join(tmpdir(), 'site-test-'));
process.env.DATA_DIR = data;
// Else each worker of Playwright compiles what its runner has compiled.
process.env.PLAYWRIGHT_TRANSFORM_CACHE_DIR = path.join(data, 'compiled');
process.on('exit', () => rmSync(data, { recursive: true, force: true, maxRetries: 3 }));

ensureBrowser();
// Once for all that follow.
await import('./compile.ts');
await Promise.all([checkCode(), buildChecked()]);
await Promise.all([
  // No more workers, as the browsers run meanwhile. Some tests read what was built.
  run('jest', ['--maxWorkers=100%'], 'pipe'),
  run('playwright', ['test']),
]);

async function checkCode() {
  await run('biome', ['check', '--error-on-warnings'], 'pipe');
  await run('knip', [], 'pipe');
  // What only a test uses is unused.
  await run('knip', ['--production'], 'pipe');
}

async function buildChecked() {
  await checkTypes('tsconfig.json');
  await build({ typesChecked: true });
}
