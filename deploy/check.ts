// `npm run deploy:check`: the built site behind a real Caddy with deploy/Caddyfile.
// `--quick`, as in `npm test`, leaves out restarts.

import { findCaddy } from '#testing/caddy.ts';
import { hasFailed } from '#testing/checks.ts';
import { build } from '#tools/steps.ts';
import { checkAnswers } from './check/answers.ts';
import { checkRestarts } from './check/restarts.ts';

const version = findCaddy();
if (version) {
  await build();
  console.info(`The site behind Caddy ${version}`);
  await checkAnswers();
  if (!process.argv.includes('--quick')) await checkRestarts();
}
process.exit(hasFailed() ? 1 : 0);
