import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { everyPage } from '#testing/pages.ts';
import { expect, test } from './support/test.ts';

test('injected script does not run, in an element, in a handler or from a text', {
  tag: '@engines',
}, async ({ page, stopped }) => {
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
  await expect.poll(() => stopped.length).toBeGreaterThan(thrown.length);
  stopped.splice(0);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
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
  expect(policy).toContain(";script-src 'self';");
  expect(policy).toContain(";style-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script';trusted-types 'none'");
});

/** The site serves no JSONP, no AngularJS and nothing that a visitor has sent. */
const falsePositive = /^'self' can be problematic/;

test('csp_evaluator finds nothing in the policies of pages and of other answers', async ({
  request,
}) => {
  for (const path of ['/', '/no-such-page', '/robots.txt', '/api/health']) {
    const { 'content-security-policy': policy = '', ...headers } = (
      await request.get(path)
    ).headers();
    expect.soft(policy, path).not.toBe('');
    expect.soft(headers, path).not.toHaveProperty('x-powered-by');
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
