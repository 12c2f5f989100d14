// `npm run deploy:check`: tests the built site behind a real nginx with this folder's configuration.
// `--quick`, as in `npm test`, leaves out the rates and what takes ten seconds.
import { build } from '@/scripts/steps';
import { hasFailed } from '@/testing/checks';
import { startSite } from '@/testing/site';
import { compareAll } from './check/compare';
import { findNginx, type NginxProgram, startNginx } from './check/nginx';
import { checkPair } from './check/pair';
import { checkRates } from './check/rates';
import { checkRedirects } from './check/redirects';
import { checkRefusals } from './check/refusals';
import { checkSlowBodies, checkSlowHeader } from './check/slow';
import * as visits from './check/visits';

const isQuick = process.argv.includes('--quick');
const program = findNginx();
if (program) await checkAll(program);
process.exit(hasFailed() ? 1 : 0);

async function checkAll(program: NginxProgram) {
  await build();
  const { version, brotli } = program;
  console.info(`The site behind nginx ${version}${brotli ? '' : ', without the brotli module'}`);
  await using site = await startSite({ TRUSTED_PROXIES: '1' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => site.dispose().then(() => process.exit(1)));
  }
  const headerTimeout = isQuick ? 2 : 10;
  await using nginx = await startNginx(program, Number(new URL(site.url).port), {
    'client_header_timeout 10s': `client_header_timeout ${headerTimeout}s`,
  });
  const slow = [checkSlowHeader(nginx, headerTimeout), isQuick || checkSlowBodies(nginx)];
  await compareAll(nginx, site, brotli);
  await checkRedirects(program);
  await visits.checkTls(nginx);
  await visits.checkPreviousRelease(nginx);
  await visits.checkUnpublished(program, site);
  await visits.checkLeads(program);
  await visits.checkLog(nginx);
  await checkRefusals(program);
  await Promise.all(slow);
  if (isQuick) return;
  await checkPair(program);
  checkRates(nginx, site);
}
