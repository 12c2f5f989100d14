import type { Snapshot } from '#lib/publishing/snapshot.ts';

/**
 * What to begin with: pages of this code, which may be of older words, else those of the same words by other code.
 *
 * @param all of {@link readSnapshots}
 * @param wanted `map` is unknown where the database cannot be asked
 * @returns `isFit` is false where the best there is had better wait until those that are wanted are made
 */
export function chooseFirst(
  all: readonly Snapshot[],
  { code, map }: { code: string; map: string | undefined },
): { snapshot: Snapshot; isFit: boolean } | undefined {
  const isWanted = (one: Snapshot) => one.map === map;
  const own = all.filter((one) => one.code === code);
  const made = own.filter((one) => one !== all.at(-1));
  const fit = own.find(isWanted) ?? made[0] ?? all.find(isWanted);
  const [snapshot] = fit ? [fit] : all;
  return snapshot && { snapshot, isFit: fit !== undefined || map === undefined };
}
