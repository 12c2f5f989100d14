import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { settingNames } from '#lib/base/env.ts';
import { newFolder } from '#testing/new-folder.ts';
import { fingerprint } from './fingerprint.ts';

const folder = process.cwd();
const shown = globSync('{app/(site),components,lib/content,lib/site}/**/*.{ts,tsx}');
const code = shown.map((file) => readFileSync(file, 'utf8')).join();
afterAll(() => process.chdir(folder));

test('the fingerprint of a build changes with a page and the site’s address, and with nothing else', () => {
  process.chdir(newFolder());
  mkdirSync('app');
  const after = (file: string, text: string) => {
    writeFileSync(file, text);
    return fingerprint();
  };
  const plain = after('app/page.tsx', 'Home');
  expect(after('app/page.test.tsx', 'it')).toBe(plain);
  jest.replaceProperty(process, 'env', { ...process.env, PORT: '4000' });
  expect(fingerprint()).toBe(plain);
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://example.com' });
  expect(fingerprint()).not.toBe(plain);
  expect(after('app/page.tsx', 'Another')).not.toBe(plain);
});

test('it changes with each setting that pages or words read', () => {
  // Those of mails are read there, too.
  const read = settingNames.filter((name) => code.includes(name) && !/^MAIL_/.test(name));
  expect(read).toContain('CONTENT_PROTECTION');
  process.chdir(newFolder());
  const plain = fingerprint();
  for (const name of read) {
    jest.replaceProperty(process, 'env', { ...process.env, [name]: 'x' });
    expect([name, fingerprint() === plain]).toEqual([name, false]);
    jest.restoreAllMocks();
  }
});
