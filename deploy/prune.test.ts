import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '#testing/new-folder.ts';

it('keeps the newest releases, the current one and the one before it, and what is no release', () => {
  const root = newFolder();
  const day = (number: number) => path.join(root, `releases/2026-11-0${number}-1200`);
  for (const number of [3, 1, 5, 2, 7, 4, 6])
    mkdirSync(path.join(day(number), 'dist'), { recursive: true });
  mkdirSync(path.join(root, 'releases/by-hand'));
  const prune = () => spawnSync('sh', ['deploy/prune.sh', root]).status;
  const left = () => readdirSync(path.join(root, 'releases')).sort();

  expect([prune(), left().length]).toEqual([1, 8]);
  symlinkSync(day(1), path.join(root, 'current'));
  symlinkSync(day(3), path.join(root, 'previous'));
  expect(prune()).toBe(0);
  const kept = [1, 3, 5, 6, 7].map((number) => path.basename(day(number)));
  expect(left()).toEqual([...kept, 'by-hand']);

  unlinkSync(path.join(root, 'previous'));
  expect([prune(), left()]).toEqual([0, [kept[0], ...kept.slice(2), 'by-hand']]);
});
