// `npm test`: the build and the browsers; beside them, cheapest first, what needs neither.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.ts';
import { build, run, runBeside, runScript } from './steps.ts';

// The words of the checkout, whatever was published on this machine.
const data = mkdtempSync(path.join(tmpdir(), 'site-test-'));
process.env.DATA_DIR = data;
process.on('exit', () => rmSync(data, { recursive: true, force: true, maxRetries: 3 }));

await ensureBrowser();
// Once for all that follow.
await import('./compile.ts');
await Promise.all([withoutBuild(), withBuild()]);

async function withoutBuild() {
  await runBeside('biome', ['check', '--error-on-warnings']);
  await runBeside('knip');
  // What only a test uses is unused.
  await runBeside('knip', ['--production']);
  // No more workers, as the build and the browsers run meanwhile.
  await runBeside('jest', ['--maxWorkers=100%']);
}

async function withBuild() {
  await runScript('tools/types.ts');
  await build({ typesChecked: true });
  // Else each worker compiles what the runner has compiled.
  const compiled = { PLAYWRIGHT_TRANSFORM_CACHE_DIR: path.join(data, 'compiled') };
  await run('playwright', ['test'], compiled);
}
