import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noSettings } from './no-settings.ts';
import { readContentOnce } from './read-once.ts';

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
