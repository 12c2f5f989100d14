// `npm test`: cheapest checks first.
import { ensureBrowser } from './browser.ts';
import { build, run, runScript } from './steps.ts';

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
await Promise.all([runScript('deploy/check.ts', ['--quick']), run('playwright', ['test'])]);
