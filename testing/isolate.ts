import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noSettings } from './no-settings';

// Each test file has a data folder of its own, and no setting of the machine it runs on.
process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'site-test-'));
Object.assign(process.env, noSettings);
