import { createHash } from 'node:crypto';
import { content } from '#lib/content/content.ts';
import { openBrowser } from '#testing/desk.ts';
import { rawRequest } from '#testing/raw-request.ts';
import { expect } from './support/test.ts';
import { said, save, saved, service, servicePage, test } from './support/words.ts';

test('script and markup in a field are words', async ({ openDesk }) => {
  const page = await openDesk();
  const markup = `"><script>document.title='run'</script><img src=x onerror="document.title='run'">{{1}}`;
  await page.goto(servicePage);
  const texts = page.locator('form textarea:visible');
  for (const at of [0, 1, -1]) await texts.nth(at).fill(markup);
  await save(page);
  await expect(page.getByLabel('Heading of the industries it fits')).toHaveValue(markup);
  await page.getByRole('button', { name: 'Throw away' }).click();
  await expect(said(page)).toContainText('is thrown away');
  await page.getByLabel('Heading of the industries it fits').fill(markup.slice(0, -5));
  await save(page);
  await saved(page);
  for (const address of ['words/pages', 'publish', 'publish/history', 'log']) {
    await page.goto(`/desk/${address}`);
    await expect(page).toHaveTitle(/Desk of/);
  }
  await page.goto(`/desk/preview/services/${service.slug}`);
  await expect(page.getByText(markup.slice(0, -5)).first()).toBeVisible();
  await expect(page).not.toHaveTitle('run');
  // In the Markdown of an article, HTML is told instead of taken.
  const [article] = content().articles;
  const plain = await openDesk({ javaScriptEnabled: false });
  await plain.goto(`/desk/words/articles/${article?.slug}`);
  await expect(plain.getByRole('button', { name: 'Bold' })).toBeHidden();
  await plain.getByLabel('Text', { exact: true }).fill(`A line.\n\n${markup.slice(0, -5)}`);
  await save(plain);
  await expect(plain.locator('main')).toContainText('HTML cannot be used');
});

test('the words of the policy bring no script to its page', async ({ openDesk, read, words }) => {
  const [head] = (await read('privacy.md')).split(/^## /m);
  const code = "document.title='run'";
  const name = `x <script data-page>${code}</script>`;
  const { privacyEmail } = content().site;
  const text = `## One\n\n[${name}]: /contact\n\n## Two\n\n[our words][${name}], [write](mailto:${privacyEmail})\n`;
  await words.write('privacy.md', head + text);
  const page = await openDesk();
  const answer = await page.goto('/desk/preview/privacy-policy');
  const hash = createHash('sha256').update(code).digest('base64');
  expect(await answer?.headerValue('content-security-policy')).toContain("script-src 'self' 'sha");
  expect(await answer?.headerValue('content-security-policy')).not.toContain(hash);
  const link = (text: string) => page.locator('main section').getByRole('link', { name: text });
  await expect(link('our words')).toHaveAttribute('href', '/desk/preview/contact');
  await expect(link('write')).toHaveAttribute('href', `mailto:${privacyEmail}`);
  await expect(page).not.toHaveTitle('run');
});

test('a file that is no photograph is refused, and what was typed is kept', async ({
  openDesk,
  words,
}) => {
  const page = await openDesk();
  await page.goto(servicePage);
  const nothing = { name: 'stall.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) };
  await page.getByLabel('Or add a photograph').setInputFiles(nothing);
  await save(page);
  await expect(page.locator('main')).toContainText('stall.jpg is empty; choose it again');
  await page.getByLabel('Heading of the industries it fits').fill('Typed before');
  await page.getByLabel('Or add a photograph').setInputFiles({
    name: '../../harmless.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  });
  await save(page);
  await expect(said(page)).toContainText('The photograph was not added.');
  await expect(page.locator('main')).toContainText('harmless.jpg is not a photograph');
  await expect(page.getByLabel('Heading of the industries it fits')).toHaveValue('Typed before');
  const { texts, photographs } = await words.files();
  const names = [...texts.keys(), ...photographs.keys()];
  expect(names.filter((name) => /harmless|\.svg$/.test(name))).toEqual([]);
});

test('words are taken from their page alone, and are nobody else’s', async ({
  enter,
  read,
  site,
}) => {
  const stranger = openBrowser(site);
  expect((await stranger.get('/desk/photographs/people/amna.jpg')).status).toBe(401);
  const before = await read('site.yaml');
  const fields = { file: 'site', do: 'save', name: 'Taken over' };
  expect((await stranger.press('words', fields)).status).toBe(401);

  const signedIn = await enter();
  expect((await signedIn.press('words', fields, {})).status).toBe(403);
  for (const file of [
    '../package',
    '/etc/passwd',
    'services/../site',
    'services',
    'addresses',
    '',
  ]) {
    const answer = await signedIn.press('words', { ...fields, file });
    expect(answer.headers.get('location'), file).toBe('/desk/words?say=words.gone');
  }
  for (const name of ['..%2f..%2fpackage.json', 'site.yaml']) {
    const { status } = await signedIn.get(`/desk/photographs/people/${name}`);
    expect([400, 404], name).toContain(status);
  }
  expect(await read('site.yaml')).toBe(before);
});

test('what a person of the desk may send is bounded', async ({ enter, site }) => {
  const browser = await enter();
  const accents = `e${'\u0301'.repeat(31)}`;
  expect((await browser.press('note', { note: accents })).status).toBe(413);
  expect((await browser.press('words', { file: 'site', body: accents })).status).toBe(413);
  const send = async (type: string, body: string) => {
    const headers = { cookie: browser.cookie(), 'sec-fetch-site': 'same-origin' };
    const { port } = new URL(site.url);
    const sent = { method: 'POST', headers: { ...headers, 'content-type': type }, body };
    return (await rawRequest(port, '/desk/act/words', sent)).status;
  };
  const form = 'application/x-www-form-urlencoded';
  expect(await send(form, 'a=1&'.repeat(20_000))).toBe(413);
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
  expect(await send('multipart/form-data; boundary=x', `${part.repeat(3_001)}--x--`)).toBe(413);
  expect(await send('multipart/form-data', part)).toBe(400);
  expect(await send('text/plain', 'a=1')).toBe(415);
});
