import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '#testing/new-folder.ts';
import { readDays } from './content-days.ts';

const folder = newFolder();

function git(day: string, ...args: string[]) {
  const person = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com'];
  const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
  return execFileSync('git', [...person, ...args], { cwd: folder, env });
}

function commit(day: string, ...names: string[]) {
  for (const name of names) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), day);
  }
  git(day, 'add', '.');
  git(day, 'commit', '--quiet', '--message=change');
}

it('knows no day outside a checkout', () => {
  expect(readDays(folder)).toEqual({});
});

it('knows the day on which each file was last committed', () => {
  git('2026-01-05', 'init', '--quiet');
  commit('2026-01-05', 'content/about.yaml', 'content/services/seo.yaml');
  commit('2026-01-05', 'content/services/sem.yaml');
  commit('2026-02-06', 'content/services/seo.yaml', 'lib/other.ts');
  expect(readDays(path.join(folder, 'content'))).toEqual({
    'about.yaml': '2026-01-05',
    'services/seo.yaml': '2026-02-06',
    'services/sem.yaml': '2026-01-05',
  });
});
