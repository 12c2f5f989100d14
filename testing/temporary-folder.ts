import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Of the folder of one run. */
export const runPrefix = 'site-tests-';

/** Global setup of Jest and Playwright: one folder for all temporary files, removed at the end. */
export default function openTemporaryFolder(): void {
  const folder = mkdtempSync(path.join(tmpdir(), runPrefix));
  // PostgreSQL, which does not run as root, keeps its data in it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
