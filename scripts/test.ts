// `npm test`: all checks, cheapest first.
import { ensureBrowser } from './browser';
import { build, run, runScript } from './steps';

await ensureBrowser();
await run('biome', ['check', '--error-on-warnings']);
await runScript('scripts/types.ts');
await run('knip');
// Together, as the tests wait for half of their time.
await Promise.all([run('jest'), build()]);
await runScript('deploy/check.ts', ['--quick']);
await run('playwright', ['test']);
