import { readdirSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';

/** As in docs/deploy.md. Folders with other names are never deleted. */
const releaseName = /^\d{4}-\d{2}-\d{2}-\d{4}$/;

/**
 * Keeps the newest releases, and those that the links `current` and `previous` in `root` lead to.
 *
 * @throws without `releases/` or `current`, as `root` may be the wrong folder
 */
export function pruneReleases(
  root: string,
  keep: number,
  { dryRun = false } = {},
): { kept: string[]; removed: string[] } {
  const folder = path.join(root, 'releases');
  const linked = [realpathSync(path.join(root, 'current')), target(path.join(root, 'previous'))];
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && releaseName.test(entry.name))
    .map((entry) => entry.name)
    .sort();
  const newest = names.slice(-keep);
  const stays = (name: string) =>
    newest.includes(name) || linked.includes(realpathSync(path.join(folder, name)));
  const removed = names.filter((name) => !stays(name));
  if (!dryRun) for (const name of removed) rmSync(path.join(folder, name), { recursive: true });
  return { kept: names.filter((name) => !removed.includes(name)), removed };
}

function target(link: string): string | undefined {
  try {
    return realpathSync(link);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
}
