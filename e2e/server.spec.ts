import { expect, test } from './support/test.ts';

test('pages name the speculation rules', async ({ request }) => {
  const named = (await request.get('/about')).headers()['speculation-rules'] ?? '';
  const rules = await (await request.get(JSON.parse(named))).json();
  expect(rules.prerender[0].eagerness).toBe('moderate');
});

test('files for machines exist, with their types', async ({ request }) => {
  for (const [path, type] of [
    ['/feed.xml', 'application/xml'],
    ['/speculation-rules.json', 'application/speculationrules+json'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/.well-known/security.txt', 'text/plain'],
    ['/contact.vcf', 'text/vcard'],
    ['/icon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toContain(type);
  }
});
