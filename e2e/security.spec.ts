import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { everyPage } from '#testing/pages.ts';
import { stored } from './support/stored.ts';
import { expect, test } from './support/test.ts';
import { watchPolicy } from './support/watch-page.ts';

test('injected script does not run, in an element, in a handler or from a text', {
  tag: '@engines',
}, async ({ page }) => {
  const stopped = await watchPolicy(page);
  await page.goto('/about');
  const thrown = await page.evaluate(() => {
    const markup = '<img src="data:," onerror="broken = true">';
    const script = () => document.createElement('script');
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    const sinks = [
      () => document.body.insertAdjacentHTML('beforeend', markup),
      () => new DOMParser().parseFromString(markup, 'text/html'),
      () => document.body.append(Object.assign(script(), { text: 'broken = true' })),
      () => document.body.append(Object.assign(script(), { src: '/assets/any.js' })),
      () => new Image().setAttribute('onerror', 'broken = true'),
      () => trustedTypes.createPolicy('any', {}),
    ];
    const added = script();
    added.append('broken = true');
    document.body.append(added);
    return sinks.map((sink) => {
      try {
        sink();
        return 'nothing';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(thrown).toEqual(thrown.map(() => 'TypeError'));
  await expect.poll(async () => (await stopped()).length).toBeGreaterThan(thrown.length);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

test('what the policy stops is reported and counted, without the address of the page', {
  tag: '@engines',
}, async ({ page, site }) => {
  await page.goto('/desk/sign-in?who=a@example.com');
  const inject = () => document.body.insertAdjacentHTML('beforeend', '<b>Hello');
  await expect(page.evaluate(inject)).rejects.toThrow();
  await expect
    .poll(() => stored(site, "SELECT key FROM counters WHERE kind = 'violation'"))
    .toContainEqual({ key: 'require-trusted-types-for trusted-types-sink desk' });
});

test('one strict policy holds for every page, but for its hashes', async ({ request }) => {
  const policies = new Set<string | undefined>();
  for (const path of [...everyPage(), '/portfolio/no-such-project']) {
    const policy = (await request.get(path)).headers()['content-security-policy'];
    policies.add(policy?.replace(/ 'sha256-[^' ]+'/g, ''));
  }
  expect(policies.size).toBe(1);
  const [policy] = policies;
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("; script-src 'self';");
  expect(policy).toContain("; style-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
});

test('every answer carries the headers that keep browsers strict', async ({ request }) => {
  for (const path of ['/', '/contact', '/api/health', '/icon.svg', '/no-such-page']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe(
      path.startsWith('/api/') ? 'no-referrer' : 'strict-origin-when-cross-origin',
    );
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
  expect((await request.get('/')).headers()['cross-origin-resource-policy']).toBe('same-origin');
  const icon = (await request.get('/icon.svg')).headers();
  expect(icon['cross-origin-resource-policy']).toBeUndefined();
});

/** The site serves no JSONP, no AngularJS and nothing that a visitor has sent. */
const falsePositive = /^'self' can be problematic/;

test('csp_evaluator finds nothing in the policies of pages and of other answers', async ({
  request,
}) => {
  for (const path of ['/', '/no-such-page', '/robots.txt', '/api/health']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect.soft(policy, path).not.toBe('');
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const faults = findings.map(({ description }) => description);
    expect
      .soft(
        faults.filter((fault) => !falsePositive.test(fault)),
        path,
      )
      .toEqual([]);
  }
});
