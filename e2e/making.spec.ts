import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { content } from '#lib/content/content.ts';
import { builtFolder } from '#lib/publishing/pages.ts';
import { aboutOf, proveWhole, writeProof } from '#lib/publishing/whole.ts';
import { expect, test } from './support/test.ts';

const { title } = content().about.hero;
const newTitle = `${title.slice(0, -1)}!`;

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'making-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

test('of one changed word its own pages are made, and the site is to the byte that of a whole build', async () => {
  const at = (name: string) => path.join(folder, name);
  cpSync(builtFolder, at('built'), { recursive: true, preserveTimestamps: true });
  // What is made anew has no such end.
  appendFileSync(path.join(at('built'), 'public/contact.html.br'), 'taken over');
  const about = aboutOf(builtFolder);
  if (about) writeProof(at('built'), about);

  make(at('changed'), at('built'), 'about.yaml', title, newTitle);
  const pages = differing(at('changed'), at('built')).filter((name) => name.endsWith('.html'));
  expect(pages).toEqual(['about.html']);
  expect(readFileSync(path.join(at('changed'), 'public/about.html'), 'utf8')).toContain(newTitle);

  make(at('again'), at('changed'));
  expect(differing(at('again'), at('built'))).toEqual([]);
  expect(await proveWhole(at('again'))).toBe(true);
});

function make(...args: string[]) {
  execFileSync(process.execPath, ['--no-warnings', 'testing/make-site.ts', ...args]);
}

/** Names of published files that are not the same in two folders, but the one with the time of day. */
function differing(...folders: [string, string]): string[] {
  const [one, other] = folders.map(
    (each) => new Map(publishedFiles(each).map(({ name, body }) => [name, body])),
  );
  return [...new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])].filter(
    (name) => one?.get(name) !== other?.get(name) && name !== '.well-known/security.txt',
  );
}

function publishedFiles(folder: string) {
  const root = path.join(folder, 'public');
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ name: path.relative(root, file), body: readFileSync(file, 'base64') }));
}
