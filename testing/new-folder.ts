import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** An empty one, which goes at the end of the run. */
export const newFolder = (): string => mkdtempSync(path.join(tmpdir(), 'test-'));
