import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '#testing/new-folder.ts';
import { readDays } from './content-days.ts';

it('knows the day on which each file was last committed, and none outside a checkout', () => {
  const folder = newFolder();
  expect(readDays(folder)).toEqual({});
  const commit = (day: string, ...names: string[]) => {
    for (const name of names) writeFileSync(path.join(folder, name), day);
    const person = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com'];
    const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
    const git = (...args: string[]) =>
      execFileSync('git', [...person, ...args], { cwd: folder, env });
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message=change');
  };
  mkdirSync(path.join(folder, 'content/services'), { recursive: true });
  commit('2026-01-05', 'content/about.yaml', 'content/services/seo.yaml');
  commit('2026-02-06', 'content/services/seo.yaml', 'other.ts');
  expect(readDays(path.join(folder, 'content'))).toEqual({
    'about.yaml': '2026-01-05',
    'services/seo.yaml': '2026-02-06',
  });
});
