import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeRelease } from './make-release';

const lock = {
  name: 'site',
  version: '1.9.0',
  lockfileVersion: 3,
  packages: { '': { name: 'site', version: '1.9.0' } },
};

const files = {
  'package.json': '{\n  "name": "site",\n  "version": "1.9.0"\n}\n',
  'package-lock.json': JSON.stringify(lock),
  'CHANGELOG.md':
    '# Changelog\n\n## Unreleased\n\n### Added\n\n- A page.\n\n## 1.9.0 - 2026-01-05\n',
  'content/addresses.txt': '/\n/old\n',
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Owner');
  git('config', 'user.email', 'owner@example.com');
  for (const [name, text] of Object.entries(files)) write(name, text);
  git('add', '.');
  git('commit', '--quiet', '--message=first');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('moves the changes, sets both versions, adds the pages, commits and tags', () => {
  expect(release('1.10.0')).toEqual({ kind: 'released' });
  expect(read('CHANGELOG.md')).toMatch(
    /^# Changelog\n\n## Unreleased\n\n## 1\.10\.0 - 20\d\d-\d\d-\d\d\n\n### Added\n\n- A page\.\n\n## 1\.9\.0/,
  );
  const { version, packages } = JSON.parse(read('package-lock.json'));
  expect([JSON.parse(read('package.json')).version, version, packages[''].version]).toEqual(
    Array(3).fill('1.10.0'),
  );
  expect(read('content/addresses.txt')).toBe('/\n/new\n/old\n');
  expect(git('log', '-1', '--format=%s, %D')).toBe(
    'chore(release): 1.10.0, HEAD -> main, tag: v1.10.0',
  );
  expect(git('status', '--porcelain')).toBe('');
});

it.each<[string, string, string, () => void]>([
  ['without a version', 'next', 'name a version', () => {}],
  ['of an earlier version', '1.8.10', '1.9.0 is already released', () => {}],
  ['from another branch', '1.10.0', 'not main', () => git('switch', '--quiet', '-c', 'x')],
  ['of what is not committed', '1.10.0', 'committed', () => write('new.ts', '')],
  ['without changes', '1.10.0', 'nothing under', () => commit('CHANGELOG.md', '# Log\n')],
  ['that loses a page', '1.10.0', '/gone', () => commit('content/addresses.txt', '/gone\n')],
])('refuses a release %s', (_, version, reason, prepare) => {
  prepare();
  const before = git('rev-parse', 'HEAD');
  expect(release(version)).toEqual({ kind: 'refused', reason: expect.stringContaining(reason) });
  expect([git('rev-parse', 'HEAD'), git('tag')]).toEqual([before, '']);
});

function release(version: string) {
  const pages = new Set(['/', '/new']);
  return makeRelease({ folder, version, pages, redirects: [{ from: '/old', to: '/new' }] });
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
}

function write(name: string, text: string) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function commit(name: string, text: string) {
  write(name, text);
  git('commit', '--quiet', '--all', '--message=change');
}

function read(name: string): string {
  return readFileSync(path.join(folder, name), 'utf8');
}
