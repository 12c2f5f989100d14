import { pathOf } from '#lib/content/addresses.ts';
import { drawingsFor, photographsFor } from '#lib/content/names.ts';
import { entryOf, type Folder, isFile } from '#lib/content/schema.ts';
import { asOf, liveFrom, waitingIn } from '#lib/content/waiting.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { nameIn, titleIn } from '#lib/editing/files.ts';
import type { Option } from './desk-field.tsx';

/** The pages of a folder, as they are called. */
export function pagesIn(files: WordFiles, folder: Folder): Option[] {
  const waiting = waitingIn(asOf(files, Date.now()));
  const labelOf = (file: string) => {
    const day = waiting.get(file);
    return `${nameIn(files, file)}${day ? ` · ${liveFrom(day)}` : ''}`;
  };
  return [...files.texts.keys()]
    .flatMap((file) => {
      const entry = entryOf(file);
      return entry?.folder === folder ? { value: entry.slug, label: labelOf(file) } : [];
    })
    .sort((one, other) => one.label.localeCompare(other.label));
}

/** All pages by their addresses, with the files whose words stand on them. */
export function allPagesIn(files: WordFiles): (Option & { file: string })[] {
  const pages = [...files.texts.keys()].flatMap((file) => {
    const value = pathOf(file);
    if (value === undefined) return [];
    const label = isFile(file) ? titleIn(files, file) : `${nameIn(files, file)} · ${value}`;
    return { value, label, file };
  });
  return pages.sort((one, other) => (one.value < other.value ? -1 : 1));
}

/** What a field of a file may choose from. */
export function choicesFor(files: WordFiles, file: string) {
  const pages = new Map<Folder, Option[]>();
  return {
    pages(folder: Folder): Option[] {
      const known = pages.get(folder) ?? pagesIn(files, folder);
      pages.set(folder, known);
      return known;
    },
    photographs: photographsFor(file, files.photographs.keys()),
    drawings: drawingsFor(file),
  };
}

export type Choices = ReturnType<typeof choicesFor>;
