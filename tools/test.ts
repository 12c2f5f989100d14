// `npm test`: cheapest checks first.
import { ensureBrowser } from './browser.ts';
import { build, run, runScript } from './steps.ts';

await ensureBrowser();
await run('biome', ['check', '--error-on-warnings']);
await runScript('tools/types.ts');
await run('knip');
// What only a test uses is unused.
await run('knip', ['--production']);
// In parallel, as half of the tests' time is waiting.
await Promise.all([run('jest'), build({ typesChecked: true })]);
await runScript('deploy/check.ts', ['--quick']);
await run('playwright', ['test']);
