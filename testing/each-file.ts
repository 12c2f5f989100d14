import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noSettings } from './no-settings.ts';

// Each test file has its own data folder and none of the machine's settings.
process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'site-test-'));
Object.assign(process.env, noSettings);

// The log is written to stdout, past Jest.
beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
