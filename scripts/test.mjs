// `npm test`: everything that says whether the site is sound, cheapest first.
import { ensureBrowser } from './browser.mjs';
import { build, install, run } from './steps.mjs';

process.env.NEXT_TELEMETRY_DISABLED = '1';
await install();
await ensureBrowser();
await run('biome', ['check', '--error-on-warnings']);
await run('next', ['typegen']);
await run('tsc', ['--noEmit']);
await run('knip');
await run('jest');
await build();
await run('node', ['--no-warnings', 'deploy/check.mjs', '--quick']);
await run('playwright', ['test']);
