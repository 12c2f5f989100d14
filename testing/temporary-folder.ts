import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * One folder for all that a run of tests leaves behind: a global setup of Jest's and of Playwright's.
 *
 * @returns what takes it away again
 */
export default function openTemporaryFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-tests-'));
  // PostgreSQL, which does not run as root, has its data in there.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
