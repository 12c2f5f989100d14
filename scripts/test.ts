// `npm test`: cheapest checks first.
import { ensureBrowser } from './browser';
import { build, run, runScript } from './steps';

await ensureBrowser();
await run('biome', ['check', '--error-on-warnings']);
await runScript('scripts/types.ts');
await run('knip');
// In parallel, as half of the tests' time is waiting.
await Promise.all([run('jest'), build({ typesChecked: true })]);
await runScript('deploy/check.ts', ['--quick']);
await run('playwright', ['test']);
