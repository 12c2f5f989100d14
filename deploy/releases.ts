import { readdirSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Releases as docs/deploy.md names them: what is called otherwise is nobody's to delete. */
const releaseName = /^\d{4}-\d{2}-\d{2}-\d{4}$/;

/**
 * Deletes the old releases of a server.
 *
 * @param root holds `releases/`, and the links `current` and `previous` to two of them
 * @param keep how many of the newest stay, at least 1; those linked stay in any case
 * @returns the names of both kinds, oldest first
 * @throws where there is no `releases/` or no `current`: it would be another folder than meant
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

/** Where a link leads, or nothing where it does not. */
function target(link: string): string | undefined {
  try {
    return realpathSync(link);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
}
