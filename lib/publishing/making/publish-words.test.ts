import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allPages } from '#lib/content/page-list.ts';
import { nameAt, wordsOf } from '../publications.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'publishing-'));
const words = path.join(folder, 'content');
const data = path.join(folder, 'data');
cpSync('content', words, { recursive: true });
const before = path.join(data, 'published', nameAt(0));
cpSync('content', wordsOf(before), { recursive: true });
writeFileSync(
  path.join(before, 'about.json'),
  JSON.stringify({ code: '', words: '', at: 0, who: '' }),
);
writeFileSync(path.join(data, 'published/current'), nameAt(0));

/** By a command in place of making pages, which takes a build. @returns the lines of its log */
function publish(PUBLISH_COMMAND: string) {
  const settings = { CONTENT_DIR: words, DATA_DIR: data, PUBLISH_COMMAND };
  const run = [
    '--no-warnings',
    'lib/publishing/making/publish-words.ts',
    'publish',
    'owner@example.com',
  ];
  const env = { ...process.env, ...settings };
  const log = execFileSync(process.execPath, run, { env, encoding: 'utf8' });
  expect(log).not.toContain('owner@example.com');
  return log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

it('tells in the log when it begins and ends, with how many pages', () => {
  const [begins, ends, ...more] = publish('true');
  expect(begins).toMatchObject({ event: 'publishing begins', isRenewal: false });
  const { publication } = begins;
  const seconds = expect.any(Number);
  const published = { how: 'published', pages: allPages().length, seconds, publication };
  expect(ends).toMatchObject({ event: 'publishing ends', ...published });
  expect(more).toEqual([]);
});

it('tells in the log how it ends where it fails', () => {
  const [{ publication }, ends, why] = publish('false');
  expect(ends).toMatchObject({ event: 'publishing ends', how: 'failed', publication });
  expect(why).toMatchObject({ event: 'publishing failed', publication });
});
