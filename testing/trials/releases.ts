// What the trials put in each other's place: releases in folders, and a link to the one that runs.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** This one, built. */
export const today = process.cwd();

/** `current` leads to a release, as in docs/deploy.md. */
export function openReleases(first: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'site-releases-'));
  const current = path.join(root, 'current');
  symlinkSync(first, current);
  return {
    root,
    current,
    switchTo(release: string) {
      symlinkSync(release, `${current}.next`);
      renameSync(`${current}.next`, current);
    },
    [Symbol.dispose]: () => rmSync(root, { recursive: true }),
  };
}

/** 1.1.0; a checkout may lack its tag. */
const commit = process.env.RELEASE_BEFORE ?? 'd0658c8f';

/** The release before, built; it is kept for the next run, as that takes minutes. */
export function buildReleaseBefore(): string {
  const folder = path.join(tmpdir(), `site-release-${commit}`);
  if (existsSync(path.join(folder, 'dist/about.json'))) return folder;
  console.info(`Building the release before, ${commit}, in ${folder}…`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  execFileSync('sh', ['-c', 'git archive "$0" | tar -x -C "$1"', commit, folder]);
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: 'inherit' });
  return folder;
}
