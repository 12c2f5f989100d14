import { createHash } from 'node:crypto';
import { expect } from './support/test.ts';
import { test } from './support/words.ts';

test('the words of the policy bring no script to its page', async ({ enter, read, words }) => {
  const [head] = (await read('privacy.md')).split(/^## /m);
  const code = "document.title='run'";
  const name = `x <script data-page>${code}</script>`;
  const text = `## One\n\n[${name}]: /contact\n\n## Two\n\n[our words][${name}]\n`;
  await words.write('privacy.md', head + text);
  const answer = await (await enter()).get('/desk/preview/privacy-policy');
  const hash = createHash('sha256').update(code).digest('base64');
  expect(answer.headers.get('content-security-policy')).not.toContain(hash);
  const html = await answer.text();
  expect(html).toMatch(/<a [^>]*href="\/desk\/preview\/contact"[^>]*>our words<\/a>/);
  expect(html).not.toContain(code);
});

test('words are taken from their page alone, and into their files', async ({ enter, read }) => {
  const before = await read('site.yaml');
  const fields = { file: 'site', do: 'save', name: 'Taken over' };
  const signedIn = await enter();
  expect((await signedIn.press('words', fields, {})).status).toBe(403);
  for (const file of ['../package', '/etc/passwd', 'services/../site', 'addresses', '']) {
    const answer = await signedIn.press('words', { ...fields, file });
    expect(answer.headers.get('location'), file).toBe('/desk/words?say=words.gone');
  }
  for (const name of ['..%2f..%2fpackage.json', 'site.yaml']) {
    const { status } = await signedIn.get(`/desk/photographs/people/${name}`);
    expect([400, 404], name).toContain(status);
  }
  expect(await read('site.yaml')).toBe(before);
});

test('what a person of the desk may send is bounded', async ({ enter }) => {
  const browser = await enter();
  const accents = `e${'\u0301'.repeat(31)}`;
  expect((await browser.press('note', { note: accents })).status).toBe(413);
  expect((await browser.press('words', { file: 'site', body: accents })).status).toBe(413);
  expect((await browser.press('words', { a: '1&'.repeat(20_000) })).status).toBe(413);
});
