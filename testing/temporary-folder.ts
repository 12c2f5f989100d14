import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Global setup of Playwright: one folder for all temporary files, removed at the end. */
export default function openTemporaryFolder(): void {
  openFolderIn(tmpdir());
}

export function openFolderIn(parent: string): void {
  const folder = mkdtempSync(path.join(parent, 'site-tests-'));
  // PostgreSQL, which does not run as root, keeps its data in it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => {
    stopDatabases(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
}

/** Those that tests share (`postgres.ts`). */
function stopDatabases(folder: string): void {
  for (const file of globSync('postgres-*/data/postmaster.pid', { cwd: folder })) {
    process.kill(Number.parseInt(readFileSync(path.join(folder, file), 'utf8'), 10), 'SIGQUIT');
  }
}
