// `npm test`: the build, and beside it what needs none; then the tests.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.ts';
import { run, runBeside } from './run.ts';
import { build, checkTypes } from './steps.ts';

// The words of the checkout, whatever was published on this machine.
const data = mkdtempSync(path.join(tmpdir(), 'site-test-'));
process.env.DATA_DIR = data;
process.on('exit', () => rmSync(data, { recursive: true, force: true, maxRetries: 3 }));

await ensureBrowser();
// Once for all that follow.
await import('./compile.ts');
await Promise.all([checkCode(), buildChecked()]);
await Promise.all([
  // No more workers, as the browsers run meanwhile. Some tests read what was built.
  runBeside('jest', ['--maxWorkers=100%']),
  // Else each worker compiles what the runner has compiled.
  run('playwright', ['test'], { PLAYWRIGHT_TRANSFORM_CACHE_DIR: path.join(data, 'compiled') }),
]);

async function checkCode() {
  await runBeside('biome', ['check', '--error-on-warnings']);
  await runBeside('knip');
  // What only a test uses is unused.
  await runBeside('knip', ['--production']);
}

async function buildChecked() {
  await checkTypes('tsconfig.json');
  await build({ typesChecked: true });
}
