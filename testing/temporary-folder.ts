import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
const needed = 2 * 1024 ** 3; // bytes

/**
 * Global setup: one folder for all temporary files, removed at the end. In memory where there is room, as databases
 * wait for a disk at each commit.
 */
export default function openTemporaryFolder(): void {
  const { bavail, bsize } = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 };
  const parent = bavail * bsize > needed ? memory : tmpdir();
  const folder = path.join(parent, `site-tests-${process.pid}-${Date.now()}`);
  // PostgreSQL, which does not run as root, keeps its data in it.
  mkdirSync(folder, { mode: 0o711 });
  process.env.TMPDIR = folder;
  process.once('exit', () => {
    // Databases that tests share (`postgres.ts`).
    for (const file of globSync('postgres-*/data/postmaster.pid', { cwd: folder })) {
      process.kill(Number.parseInt(readFileSync(path.join(folder, file), 'utf8'), 10), 'SIGQUIT');
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
}
