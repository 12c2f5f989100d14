// `npm test`: cheapest checks first.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.ts';
import { build, run, runScript } from './steps.ts';

// The words of the checkout, whatever was published on this machine.
const data = mkdtempSync(path.join(tmpdir(), 'site-test-'));
process.env.DATA_DIR = data;
process.on('exit', () => rmSync(data, { recursive: true, force: true }));

await ensureBrowser();
await run('biome', ['check', '--error-on-warnings']);
await Promise.all([
  runScript('tools/types.ts'),
  run('knip'),
  // What only a test uses is unused.
  run('knip', ['--production']),
]);
// In parallel, as half of the tests' time is waiting.
await Promise.all([run('jest'), build({ typesChecked: true })]);
await run('playwright', ['test']);
