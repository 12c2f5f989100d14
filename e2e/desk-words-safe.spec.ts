import { readdirSync } from 'node:fs';
import { content } from '#lib/content/content.ts';
import { openBrowser } from '#testing/desk.ts';
import { expect } from './support/test.ts';
import { watchPolicy } from './support/watch-page.ts';
import { said, save, saved, service, servicePage, test } from './support/words.ts';

test('script and markup in a field are words', async ({ openDesk }) => {
  const page = await openDesk();
  const stopped = await watchPolicy(page);
  const markup = `"><script>document.title='run'</script><img src=x onerror="document.title='run'">{{1}}`;
  await page.goto(servicePage);
  const texts = page.locator('form textarea:visible');
  for (const at of [0, 1, -1]) await texts.nth(at).fill(markup);
  await save(page);
  await expect(page.getByLabel('Heading of the other pages')).toHaveValue(markup);
  await page.getByRole('button', { name: 'Throw away' }).click();
  await page.getByLabel('Heading of the other pages').fill(markup.slice(0, -5));
  await save(page);
  await saved(page);
  await page.goto('/desk/words');
  await expect(page).toHaveTitle(/Words/);
  expect(await stopped()).toEqual([]);
  // In an article, HTML is told instead of taken.
  const [article] = content().articles;
  await page.goto(`/desk/words/articles/${article?.slug}`);
  await page.getByLabel('Text', { exact: true }).fill(`A line.\n\n${markup.slice(0, -5)}`);
  await save(page);
  await expect(page.locator('main')).toContainText('HTML cannot be used');
});

test('a file that is no photograph is refused, and what was typed is kept', async ({
  openDesk,
  words,
}) => {
  const page = await openDesk();
  await page.goto(servicePage);
  await page.getByLabel('Heading of the other pages').fill('Typed before');
  await page.getByLabel('Or add a photograph').setInputFiles({
    name: '../../harmless.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  });
  await save(page);
  await expect(said(page)).toContainText('The photograph was not added.');
  await expect(page.locator('main')).toContainText('harmless.jpg is not a photograph');
  await expect(page.getByLabel('Heading of the other pages')).toHaveValue('Typed before');
  const pictures = readdirSync(words, { recursive: true }).map(String);
  expect(pictures.filter((name) => /harmless|\.svg$/.test(name))).toEqual([]);
});

const addresses = ['', '/site', '/services/_', '/nothing', `/services/${service.slug}`, '.js'];

test('words are taken from their page alone, and are nobody else’s', async ({
  enter,
  read,
  site,
}) => {
  const stranger = openBrowser(site);
  expect((await stranger.get('/desk/photographs/people/amna.jpg')).status).toBe(401);
  const before = read('site.yaml');
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
    expect(answer.headers.get('location'), file).toBe('/desk/words?say=gone');
  }
  for (const name of ['..%2f..%2fpackage.json', 'site.yaml']) {
    const { status } = await signedIn.get(`/desk/photographs/people/${name}`);
    expect([400, 404], name).toContain(status);
  }
  expect(read('site.yaml')).toBe(before);
  for (const address of addresses) {
    const { headers } = await signedIn.get(`/desk/words${address}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
  }
});
