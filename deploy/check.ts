// `npm run deploy:check`: the built site behind a real Caddy with deploy/Caddyfile.
// `--quick`, as in `npm test`, leaves out restarts and instances.

import { findCaddy } from '#testing/caddy.ts';
import { hasFailed } from '#testing/checks.ts';
import { build } from '#tools/steps.ts';
import { checkAnswers } from './check/answers.ts';
import { checkInstances, checkRestarts } from './check/restarts.ts';

const version = findCaddy();
if (version) {
  await build();
  console.info(`The site behind Caddy ${version}`);
  await checkAnswers();
  if (!process.argv.includes('--quick')) {
    await checkRestarts();
    await checkInstances();
  }
}
process.exit(hasFailed() ? 1 : 0);
