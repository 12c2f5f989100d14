import { words } from '#lib/content/content.ts';

/**
 * The day on which a file of the content, or anything in a folder there, was last changed.
 *
 * @param name path below the content's folder
 * @returns YYYY-MM-DD; undefined where it is not known: what was never committed, a build without Git
 */
export function lastChange(name: string): string | undefined {
  const { days } = words();
  const within = [...days].filter(([file]) => file === name || file.startsWith(`${name}/`));
  return within
    .map(([, day]) => day)
    .sort()
    .at(-1);
}
