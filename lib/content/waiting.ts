import { formatDate } from '#lib/base/format-date.ts';
import { wallClock } from '#lib/base/zone-clock.ts';
import { pathOf } from './addresses.ts';
import { fieldsOf } from './fields.ts';
import { dayOf, type Read, readSources } from './read-sources.ts';
import { site } from './schema/site.ts';
import { endingOf } from './schema.ts';
import { type Source, valueAt } from './source.ts';
import { type WordFiles, waitingList } from './words.ts';

/** As they are published now: pages with a day to come wait for it. */
export function asOf(words: WordFiles, at: number): WordFiles {
  const today = todayIn(words, at);
  return withWaiting(words, (_, day) => day > today);
}

/** With a list of the files that wait, of those that name a day: pages are made of words, whatever the clock says. */
export function withWaiting(
  words: WordFiles,
  waits: (file: string, day: string) => boolean,
): WordFiles {
  const waiting = [...readSources(words).sources.values()].filter((source) => {
    const day = dayOf(source);
    return day && waits(source.file, day);
  });
  const texts = new Map(words.texts);
  const list = waiting.map(({ file }) => file).join('\n');
  if (list) texts.set(waitingList, Buffer.from(list));
  return list || texts.delete(waitingList) ? { ...words, texts } : words;
}

/** The files that wait, and for which day. */
export const waitingIn = (words: WordFiles) => readSources(words).waiting;

/** By the agency's clock. */
export function todayIn(words: WordFiles, at: number): string {
  const zone = valueAt(readSources(words).sources.get('site.yaml')?.data, ['timeZone']);
  const wall = wallClock(at, site.shape.timeZone.safeParse(zone).data);
  return new Date(wall).toISOString().slice(0, 10);
}

/** @param day YYYY-MM-DD */
export const liveFrom = (day: string) => `Live from ${formatDate(day, 'full')}`;

/** Of a page, where its day is yet to come. */
export function liveFromAt(words: WordFiles, path: string): string | undefined {
  const waiting = waitingIn(asOf(words, Date.now()));
  const [, day] = [...waiting].find(([file]) => pathOf(file) === path) ?? [];
  return day && liveFrom(day);
}

/**
 * Without what waits, and without its names where they only give an order.
 *
 * @param until a day on which less waits
 */
export function leaveOut(read: Read, until = ''): Read {
  const waiting = new Map([...read.waiting].filter(([, day]) => day > until));
  const sources = new Map([...read.sources].filter(([file]) => !waiting.has(file)));
  const menu = sources.get('navigation.yaml');
  if (menu) sources.set(menu.file, withoutNames(menu, waiting));
  return { ...read, sources, waiting, names: read.names.filter((file) => !waiting.has(file)) };
}

function withoutNames(menu: Source, waiting: Read['waiting']): Source {
  const data = structuredClone(menu.data);
  // From behind, so that the others keep their places.
  for (const { path, shape, value } of fieldsOf(menu.file, data).reverse()) {
    const list = valueAt(data, path.slice(0, -1));
    const isOut =
      shape.kind === 'page' && waiting.has(`${shape.folder}/${value}${endingOf(shape.folder)}`);
    if (isOut && Array.isArray(list)) list.splice(Number(path.at(-1)), 1);
  }
  return { ...menu, data };
}
