import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fingerprint } from './steps.ts';

// Jest does not compile it.
jest.mock('ora', () => () => ({}));

type Files = Record<string, string>;

/** Of a checkout with a page, a word and these files, with these settings. */
function fingerprintOf(files: Files, settings: Files = {}): string {
  const [cwd, env] = [process.cwd(), process.env];
  process.chdir(mkdtempSync(path.join(tmpdir(), 'steps-')));
  const all = { 'app/page.tsx': 'Home', 'content/site.yaml': 'name: Agency', ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(name), { recursive: true });
    writeFileSync(name, text);
  }
  process.env = { ...env, ...settings };
  try {
    return fingerprint();
  } finally {
    process.chdir(cwd);
    process.env = env;
  }
}

describe('the fingerprint of a build', () => {
  const plain = fingerprintOf({});

  it('does not change with a setting of the server or a test', () => {
    expect(fingerprintOf({}, { PORT: '4000' })).toBe(plain);
    expect(fingerprintOf({ 'app/page.test.tsx': 'it' })).toBe(plain);
  });

  it('changes with a page and the site’s address', () => {
    expect(fingerprintOf({ 'app/page.tsx': 'Another' })).not.toBe(plain);
    expect(fingerprintOf({}, { SITE_URL: 'https://example.com' })).not.toBe(plain);
  });
});
