import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const file = (name: string) => pathToFileURL(path.resolve(name)).href;

type Files = Record<string, string>;

function write(folder: string, files: Files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

/** In a checkout with a page and a word. @returns what the programs say, each run once its files are written */
function say(programs: readonly string[], ...changes: Files[]): string[] {
  const cwd = mkdtempSync(path.join(tmpdir(), 'steps-'));
  write(cwd, { 'app/page.tsx': 'Home', 'content/site.yaml': 'name: Agency' });
  const said = programs.map((program, at) => {
    write(cwd, changes[at] ?? {});
    const run = ['--no-warnings', '--input-type=module', '--eval', program];
    return execFileSync(process.execPath, run, { cwd, encoding: 'utf8' }).trim();
  });
  rmSync(cwd, { recursive: true });
  return said;
}

const tellFingerprint = `
  import { loadEnvFiles } from '${file('server/env-files.ts')}';
  import { fingerprint } from '${file('tools/steps.ts')}';
  loadEnvFiles();
  console.info(fingerprint());`;

const fingerprintOf = (files: Files) => say([tellFingerprint], files)[0];

describe('the fingerprint of a build', () => {
  const plain = fingerprintOf({});

  it.each([
    ['a setting of the server', { '.env': 'PORT=4000\nSMTP_URL=smtp://mail.example.com' }],
    ['a test', { 'app/page.test.tsx': 'it' }],
  ])('does not change with %s', (_, files: Files) => {
    expect(fingerprintOf(files)).toBe(plain);
  });

  it.each([
    ['a page', { 'app/page.tsx': 'Another' }],
    ['the site’s address', { '.env': 'SITE_URL=https://example.com' }],
  ])('changes with %s', (_, files: Files) => {
    expect(fingerprintOf(files)).not.toBe(plain);
  });
});

/** As a build ends, without its minutes. */
const stamp = `
  import { writeFileSync } from 'node:fs';
  import { releaseMapHash } from '${file('lib/words/maps.ts')}';
  import { fingerprint } from '${file('tools/steps.ts')}';
  writeFileSync('.next/.built-from', fingerprint());
  writeFileSync('dist/.built-from', fingerprint() + ' ' + releaseMapHash());`;

const startBrowserTests = `
  import refuseStaleBuild from '${file('testing/refuse-stale-build.ts')}';
  await refuseStaleBuild().then(() => console.info('run'), ({ message }) => console.info(message));`;

describe('the browser tests', () => {
  const built = { '.next/BUILD_ID': '', 'dist/about.json': '{}' };
  const answer = (change: Files) => say([stamp, startBrowserTests], built, change)[1];

  it('run on a build that no setting of the server makes stale', () => {
    expect(answer({ '.env': 'PORT=4000' })).toBe('run');
  });

  it.each([
    ['a page', { 'app/page.tsx': 'Another' }],
    ['a word', { 'content/site.yaml': 'name: Another' }],
  ])('name the command that builds where %s has changed since', (_, change: Files) => {
    expect(answer(change)).toContain('npm run build');
  });
});
