import { mkdirSync, writeFileSync } from 'node:fs';
import { newFolder } from '#testing/new-folder.ts';
import { fingerprint } from './fingerprint.ts';

const folder = process.cwd();
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
