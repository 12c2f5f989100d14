import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const file = (name: string) => pathToFileURL(path.resolve(name)).href;
const program = `
  import { loadEnvFiles } from '${file('server/env-files.ts')}';
  import { fingerprint } from '${file('tools/steps.ts')}';
  loadEnvFiles();
  console.info(fingerprint());`;

function fingerprintOf(files: Record<string, string>): string {
  const cwd = mkdtempSync(path.join(tmpdir(), 'steps-'));
  for (const [name, text] of Object.entries({ 'app/page.tsx': 'Home', ...files })) {
    mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
    writeFileSync(path.join(cwd, name), text);
  }
  const hooks = ['--no-warnings'];
  const run = [...hooks, '--input-type=module', '--eval', program];
  const fingerprint = execFileSync(process.execPath, run, { cwd, encoding: 'utf8' });
  rmSync(cwd, { recursive: true });
  return fingerprint;
}

describe('the fingerprint of a build', () => {
  const plain = fingerprintOf({});

  it.each([
    ['a setting of the server', { '.env': 'PORT=4000\nSMTP_URL=smtp://mail.example.com' }],
    ['a test', { 'app/page.test.tsx': 'it' }],
  ])('does not change with %s', (_, files: Record<string, string>) => {
    expect(fingerprintOf(files)).toBe(plain);
  });

  it.each([
    ['a page', { 'app/page.tsx': 'Another' }],
    ['the site’s address', { '.env': 'SITE_URL=https://example.com' }],
  ])('changes with %s', (_, files: Record<string, string>) => {
    expect(fingerprintOf(files)).not.toBe(plain);
  });
});
