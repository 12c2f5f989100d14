import path from 'node:path';
import { contentFolder } from '#lib/content/content.ts';
import { drawingsFor, iconNames, roomOf } from '#lib/content/names.ts';
import { filesBelow, slugOf } from '#lib/content/read-sources.ts';
import type { Folder } from '#lib/content/schema.ts';
import { isSlug } from '#lib/content/schema.ts';
import { photographsIn } from './photographs.ts';
import { nameOf } from './title-of.ts';

export type Choice = { value: string; label: string };

/** The pages of a folder, as they are called. */
export function pagesIn(folder: Folder): Choice[] {
  return filesBelow(path.join(contentFolder(), folder))
    .filter((name) => isSlug(slugOf(name)))
    .map((name) => ({ value: slugOf(name), label: nameOf(`${folder}/${name}`) }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

/** What a field of a file may choose from. */
export function choicesFor(file: string) {
  const pages = new Map<Folder, Choice[]>();
  return {
    pages(folder: Folder): Choice[] {
      const known = pages.get(folder) ?? pagesIn(folder);
      pages.set(folder, known);
      return known;
    },
    photographs: photographsIn(roomOf(file)),
    drawings: drawingsFor(file),
    icons: iconNames(),
  };
}

export type Choices = ReturnType<typeof choicesFor>;
