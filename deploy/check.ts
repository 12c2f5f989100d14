// `npm run deploy:check`: the built site behind a real nginx with the files of this folder, on loopback.
// `--quick`, as `npm test` runs it, leaves out the rates and what takes ten seconds.

import { build } from '@/scripts/steps';
import { failed } from '@/testing/checks';
import { startSite } from '@/testing/site';
import { compareAll } from './check/compare';
import { findNginx, type Nginx, startEdge } from './check/edge';
import { checkPair } from './check/pair';
import { checkRates } from './check/rates';
import { checkRedirects } from './check/redirects';
import { checkRefusals } from './check/refusals';
import { checkSlowBodies, checkSlowHeader } from './check/slow';
import * as visits from './check/visits';

const isQuick = process.argv.includes('--quick');
const nginx = findNginx();
if (typeof nginx === 'string') console.info(nginx);
else await checkAll(nginx);
process.exit(failed() > 0 ? 1 : 0);

async function checkAll(nginx: Nginx) {
  await build();
  console.info(
    `The site behind nginx ${nginx.version}${nginx.brotli ? '' : ', without the brotli module'}`,
  );
  const site = await startSite({ TRUSTED_PROXIES: '1' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => site.dispose().then(() => process.exit(1)));
  }
  try {
    const headerTimeout = isQuick ? 2 : 10;
    const edge = await startEdge(nginx, Number(new URL(site.url).port), {
      'client_header_timeout 10s': `client_header_timeout ${headerTimeout}s`,
    });
    const slow = [checkSlowHeader(edge, headerTimeout), isQuick || checkSlowBodies(edge)];
    await compareAll(edge, site, nginx.brotli);
    await checkRedirects(nginx);
    await visits.checkTls(edge);
    await visits.checkPreviousRelease(edge);
    await visits.checkUnpublished(nginx, site);
    await visits.checkLeads(nginx);
    await visits.checkLog(edge);
    await checkRefusals(nginx);
    await Promise.all(slow);
    if (!isQuick) {
      await checkPair(nginx);
      checkRates(edge, site);
    }
    await edge.dispose();
  } finally {
    await site.dispose();
  }
}
