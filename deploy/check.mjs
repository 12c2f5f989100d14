// `npm run deploy:check`: the built site behind a real nginx with the files of this folder, on loopback.
// `--quick`, as `npm test` runs it, leaves out the rates and what takes ten seconds.
import { registerHooks } from 'node:module';
import { failed } from '../scripts/faults/support.mjs';
import { build, install } from '../scripts/steps.mjs';

// The tests' own TypeScript, as Node runs it, names its files without an ending.
registerHooks({
  resolve(specifier, context, next) {
    const isOurs = specifier.startsWith('@/');
    const file = isOurs ? new URL(`../${specifier.slice(2)}.ts`, import.meta.url).href : specifier;
    return next(file, context);
  },
});

const isQuick = process.argv.includes('--quick');
const { findNginx, startEdge } = await import('./check/edge.mjs');
const nginx = findNginx();
if (typeof nginx === 'string') {
  console.info(nginx);
  process.exit(0);
}
await install();
await build();

const { startSite } = await import('../e2e/support/site.ts');
const { compareAll } = await import('./check/compare.mjs');
const { checkRates } = await import('./check/rates.mjs');
const { checkRefusals } = await import('./check/refusals.mjs');
const { checkSlowBodies, checkSlowHeader } = await import('./check/slow.mjs');
const visits = await import('./check/visits.mjs');

const without = nginx.brotli ? '' : ', without the brotli module';
console.info(`The site behind nginx ${nginx.version}${without}`);
const site = await startSite({ TRUSTED_PROXIES: '1' });
const end = async (code) => {
  await site.dispose();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(1));
try {
  await check();
} catch (error) {
  console.error(error);
  await end(1);
}
await end(failed() > 0 ? 1 : 0);

async function check() {
  const headerTimeout = isQuick ? 2 : 10;
  const edge = await startEdge(nginx, Number(new URL(site.url).port), {
    'client_header_timeout 10s': `client_header_timeout ${headerTimeout}s`,
  });
  const slow = [checkSlowHeader(edge, headerTimeout), isQuick || checkSlowBodies(edge)];
  await compareAll(edge, site, nginx.brotli);
  await visits.checkTls(edge);
  await visits.checkPreviousRelease(edge);
  await visits.checkUnpublished(nginx, site);
  await visits.checkLeads(nginx);
  await visits.checkLog(edge);
  await checkRefusals(nginx);
  await Promise.all(slow);
  if (!isQuick) checkRates(edge, site);
  await edge.dispose();
}
