// `npm run deploy:check`: the built site behind a real Caddy with deploy/Caddyfile.
// `--quick`, as in `npm test`, leaves out restarts and instances.
import { build } from '@/scripts/steps';
import { findCaddy } from '@/testing/caddy';
import { hasFailed } from '@/testing/checks';
import { checkAnswers } from './check/answers';
import { checkInstances, checkRestarts } from './check/restarts';

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
