import { existsSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Content } from '#lib/content/types.ts';
import { noSettings } from './no-settings.ts';

// Each test file has its own data folder and none of the machine's settings.
process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'site-test-'));
Object.assign(process.env, noSettings);
readContentOnce();

// Its matchers are about elements.
if ('document' in globalThis) jest.requireActual('@testing-library/jest-dom');

// The log is written to stdout, past Jest.
beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

/**
 * Has the first test file of the run that asks for the release's content read and check it, and the others take it
 * from there: of each of them that is half a second.
 */
function readContentOnce(): void {
  let given: Content | undefined;
  const slot = {
    written: '',
    get content() {
      given ??= hasSettings() ? undefined : readShared();
      return given;
    },
    set content(content) {
      given = content;
    },
  };
  // As `processWide` would keep it.
  Object.assign(globalThis, { [Symbol.for('site.content')]: slot });
}

const overriding =
  'SITE_URL AGENCY_EMAIL AGENCY_PRIVACY_EMAIL AGENCY_PHONE AGENCY_CHAT_NUMBER'.split(' ');
const hasSettings = () => overriding.some((name) => process.env[name]);

function readShared(): Content {
  const now = Date.now();
  // Pages wait for their day.
  const day = new Date(now).toISOString().slice(0, 10);
  const file = path.join(tmpdir(), `content-${day}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const { readContent } = jest.requireActual('#lib/content/read-content.ts');
  const { asOf } = jest.requireActual('#lib/content/waiting.ts');
  const { releaseWords } = jest.requireActual('#lib/content/words.ts');
  const content: Content = readContent(asOf(releaseWords(), now));
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(content));
  renameSync(own, file);
  return content;
}
