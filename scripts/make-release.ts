import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Redirect } from '@/content/types';
import { recordAddresses, releasedAddresses } from './addresses';
import { lostAddresses } from './redirects';

type Outcome = { kind: 'released' } | { kind: 'refused'; reason: string };

type Release = {
  folder: string;
  version: string;
  pages: ReadonlySet<string>;
  redirects: readonly Redirect[];
};

/** Writes version and addresses, commits and tags. A refused release changes nothing. */
export function makeRelease(release: Release): Outcome {
  const { folder: cwd, version, pages } = release;
  const changelog = path.join(cwd, 'CHANGELOG.md');
  const text = withVersion(readFileSync(changelog, 'utf8'), version);
  if (!text) return { kind: 'refused', reason: 'CHANGELOG.md has nothing under Unreleased' };
  const reason = refusal(release);
  if (reason) return { kind: 'refused', reason };
  run(cwd, 'npm', 'version', version, '--no-git-tag-version', '--silent');
  writeFileSync(changelog, text);
  recordAddresses(pages, cwd);
  run(cwd, 'git', 'commit', '--quiet', '--all', '--message', `chore(release): ${version}`);
  run(cwd, 'git', 'tag', '--annotate', `v${version}`, '--message', version);
  return { kind: 'released' };
}

/** Moves what is under Unreleased to the version; undefined if there is nothing. */
function withVersion(text: string, version: string): string | undefined {
  const [before, rest = ''] = text.split('## Unreleased\n');
  const [unreleased = ''] = rest.split(/^## /m);
  const heading = `## ${version} - ${new Date().toISOString().slice(0, 10)}`;
  return /^- /m.test(unreleased) ? `${before}## Unreleased\n\n${heading}\n${rest}` : undefined;
}

function refusal({ folder, version, pages, redirects }: Release): string | undefined {
  const { version: last } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (!/^\d+\.\d+\.\d+$/.test(version)) return 'name a version, e.g. npm run release -- 1.1.0';
  if (version.localeCompare(last, 'en', { numeric: true }) <= 0)
    return `${last} is already released`;
  if (run(folder, 'git', 'branch', '--show-current') !== 'main') return 'this branch is not main';
  if (run(folder, 'git', 'status', '--porcelain')) return 'not all changes are committed';
  const lost = lostAddresses(releasedAddresses(folder), pages, redirects);
  return lost.length > 0 ? `content/redirects.ts lacks ${lost.join(', ')}` : undefined;
}

function run(cwd: string, command: string, ...args: string[]): string {
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
}
