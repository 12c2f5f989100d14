import { inParallel, report } from '@/testing/checks';
import { openPublishedSite } from '@/testing/published-site';
import { ask } from './ask';
import { type NginxProgram, startNginx } from './nginx';

const urls = [
  '/services/search',
  '/services/search/',
  '/services/search?from=mail&x=%2F',
  '/services/search/?from=mail',
  '/services/%73earch',
  '/about-us.html',
  '/about-us.html?y',
  '/index.php',
  '/index.php/',
  '/services/Search',
  '/services/searches',
  '/services/search//',
  '/services/search/x',
  '/about-us.html.br',
];

/** Compares nginx with the site's server, on a test's folder, as the site's own list may be empty. */
export async function checkRedirects(program: NginxProgram): Promise<void> {
  await using site = await openPublishedSite();
  await using nginx = await startNginx(program, site.port, {
    [`${process.cwd()}/dist`]: site.folder,
  });
  const questions = urls.flatMap((url) =>
    ['GET', 'HEAD', 'POST'].map((method) => ({ url, method })),
  );
  const faults: string[] = [];
  const places = new Set<string>();
  await inParallel(questions.length, 8, async (index) => {
    const { url = '/', method } = questions[index] ?? {};
    const [own, through] = await Promise.all(
      [site.port, nginx.ports.plain].map(async (port) => {
        const { status, headers } = await ask(port, url, { method });
        const kept = status === 308 ? ['location', ...kindOfRedirect] : ['allow'];
        return [status, ...kept.map((name) => headers[name]?.join())].join(' ');
      }),
    );
    if (own !== through) faults.push(`${method} ${url}: ${own} is ${through}`);
    if (through?.startsWith('308')) places.add(url);
  });
  for (const fault of faults) console.info(`       ${fault}`);
  report(
    'redirects through nginx',
    faults.length === 0 && places.size === 9,
    `${questions.length} requests answered as by the site's own server, ${places.size} of ${urls.length} addresses redirect; ${faults.length} differ`,
  );
}

const kindOfRedirect = ['cache-control', 'content-security-policy', 'x-content-type-options'];
