import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '#lib/content/content.ts';
import { iconNames, namesIn } from '#lib/content/names.ts';
import { filesBelow, slugOf } from '#lib/content/read-sources.ts';
import type { Folder } from '#lib/content/schema/schema.ts';
import { parseSource, valueAt } from '#lib/content/source.ts';
import { isSlug } from './files.ts';
import { photographsIn, roomOf } from './photographs.ts';

export type Choice = { value: string; label: string };

/** The pages of a folder, as they are called. */
export function pagesIn(folder: Folder): Choice[] {
  return filesBelow(path.join(contentFolder(), folder))
    .filter((name) => isSlug(slugOf(name)))
    .map((name) => {
      const text = readFileSync(path.join(contentFolder(), folder, name), 'utf8');
      const { source } = parseSource(name, text.replace(/\r\n?/g, '\n'));
      const label = valueAt(source?.data, ['name']) ?? valueAt(source?.data, ['title']);
      return { value: slugOf(name), label: String(label ?? slugOf(name)) };
    })
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
    icons: iconNames() ?? [],
  };
}

export type Choices = ReturnType<typeof choicesFor>;

function drawingsFor(file: string): string[] {
  if (file === 'people.yaml') return (namesIn('drawings/portraits') ?? []).map(slugOf);
  return [...(namesIn('drawings/projects') ?? [])];
}
