import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readContent } from '#lib/content/read-content.ts';
import { compareWords } from '#lib/editing/differences.ts';
import { movePage, removePage } from '#lib/editing/pages.ts';
import { bringBack, keepVersion, listVersions, markPublished } from './history.ts';
import { addRedirect, findRemoved, noteAddresses } from './slugs.ts';

const root = mkdtempSync(path.join(tmpdir(), 'words-'));
const [served, folder] = [path.join(root, 'dist/content'), path.join(root, 'words')];
process.env.CONTENT_DIR = folder;
const old = 'services/till.yaml';
const inFolder = (file: string) => path.join(folder, file);
const change = (file: string, from: string | RegExp, to: string) =>
  writeFileSync(inFolder(file), readFileSync(inFolder(file), 'utf8').replace(from, to));

const directory = process.cwd();
const content = path.resolve('content');
beforeAll(() => process.chdir(root));

beforeEach(() => {
  for (const words of [served, folder]) {
    rmSync(words, { recursive: true, force: true });
    mkdirSync(path.join(words, 'services'), { recursive: true });
    cpSync(path.join(content, 'redirects.yaml'), path.join(words, 'redirects.yaml'));
    writeFileSync(path.join(words, 'addresses.txt'), '/about\n');
    writeFileSync(path.join(words, 'about.yaml'), 'title: Who we are\nlist: [one, two]\n');
    const till = 'name: A till\ntitle: It counts\nintro: Your money\n';
    writeFileSync(path.join(words, old), till);
    mkdirSync(path.join(words, 'articles'));
    writeFileSync(path.join(words, 'articles/news.md'), '---\ntitle: News\n---\nWords.\n');
  }
});
afterAll(() => {
  process.chdir(directory);
  rmSync(root, { recursive: true });
});

const redirects = () => readFileSync(inFolder('redirects.yaml'), 'utf8');

it('leads visitors of a renamed page to its new address, however often it is renamed', () => {
  movePage(old, 'cash');
  expect(redirects()).toContain('\n/services/till: /services/cash\n');
  // What the file says about itself stays.
  expect(redirects()).toContain('# Former addresses');

  movePage('services/cash.yaml', 'coins');
  expect(redirects()).toContain('\n/services/till: /services/coins\n');
  // Nobody was ever at an address that was not published.
  expect(redirects()).not.toContain('\n/services/cash: ');

  movePage('services/coins.yaml', 'till');
  expect(redirects()).not.toContain('/services/till');
  expect(findRemoved(folder, served)).toEqual([]);

  movePage(old, 'cash');
  removePage('services/cash.yaml');
  expect(findRemoved(folder, served)).toEqual(['/services/till']);

  movePage('articles/news.md', 'our-news');
  expect(redirects()).toContain('/blog/news: /blog/our-news');
});

it('asks where the visitors of a removed page go, until it is said', () => {
  rmSync(inFolder(old));
  expect(findRemoved(folder, served)).toEqual(['/services/till']);
  noteAddresses(folder, served);
  expect(readFileSync(inFolder('addresses.txt'), 'utf8')).toContain('/services/till\n');
  expect(addRedirect(folder, served, '/services/till', '//evil.example')).toBe(false);
  expect(addRedirect(folder, served, '/services/till', '/about')).toBe(true);
  expect(findRemoved(folder, served)).toEqual([]);
  expect(redirects()).toContain('\n/services/till: /about\n');
});

it('says which fields of which pages are others', () => {
  change(old, 'Your money', 'Your coins');
  change('about.yaml', '[one, two]', '[one]');
  writeFileSync(inFolder('services/new.yaml'), 'title: New\n');
  writeFileSync(inFolder('till.jpg'), 'a photograph');
  expect(compareWords(served, folder)).toEqual([
    {
      file: 'about.yaml',
      title: 'About page',
      kind: 'changed',
      fields: [{ field: 'list', before: 'one · two', after: 'one' }],
    },
    { file: 'services/new.yaml', title: 'The service “New”', kind: 'new', fields: [] },
    {
      file: old,
      title: 'The service “A till”',
      kind: 'changed',
      fields: [{ field: 'intro', before: 'Your money', after: 'Your coins' }],
    },
    { file: 'till.jpg', title: 'Photograph till.jpg', kind: 'new', fields: [] },
  ]);
});

it('keeps who changed what, and brings it back', async () => {
  change('about.yaml', 'Who we are', 'Who they are');
  await Promise.all([keepVersion('ali@example.com'), keepVersion('ali@example.com')]);
  await keepVersion('nobody@example.com');
  // Two people at once: each version has what its person saved.
  change('about.yaml', 'Who they are', 'Who we were');
  change(old, 'It counts', 'It counts twice');
  await keepVersion('ali@example.com', [old]);
  await keepVersion('sana@example.com', ['about.yaml']);
  expect(await listVersions({ limit: 2, offset: 0 })).toMatchObject([
    { who: 'sana@example.com', files: ['about.yaml'] },
    { who: 'ali@example.com', files: [old] },
  ]);
  rmSync(inFolder(old));
  await keepVersion('owner@example.com');
  await markPublished('now');
  const [last, , , first] = await listVersions({ limit: 4, offset: 0 });
  expect(last).toMatchObject({ who: 'owner@example.com', files: [old], isPublished: true });
  expect(first).toMatchObject({ who: 'ali@example.com', files: ['about.yaml'] });
  expect((await listVersions({ limit: 9, offset: 2 })).at(-1)).toMatchObject({
    who: 'The site',
    isFirst: true,
  });

  expect(await bringBack(`${last?.id}^`, old, 'ali@example.com')).toBe(true);
  expect(readFileSync(inFolder(old), 'utf8')).toContain('It counts');
  for (const file of ['../outside', '.git/config', '/etc/passwd', 'services/none.yaml']) {
    expect(await bringBack(last?.id ?? '', file, 'ali@example.com')).toBe(false);
  }
  expect(await bringBack('HEAD', old, 'ali@example.com')).toBe(false);
});

it('marks the mistakes that the desk asks about', () => {
  const words = path.join(root, 'whole');
  cpSync(content, words, { recursive: true });
  writeFileSync(path.join(words, 'addresses.txt'), '/gone\n');
  const lost = { mistakes: [expect.objectContaining({ lost: '/gone' })] };
  expect(() => readContent(words, {})).toThrow(expect.objectContaining(lost));
  expect(readContent(words, {}, true).addresses).toEqual(['/gone']);
});
