import { formatDate } from '#lib/base/format-date.ts';
import { wallClock } from '#lib/base/zone-clock.ts';
import { pathOf } from './addresses.ts';
import { dayOf, type Read, readSources } from './read-sources.ts';
import { site } from './schema/site.ts';
import { fileOf, folderNames } from './schema.ts';
import { valueAt } from './tree.ts';
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

/** Of a page; empty where visitors would see it at once. */
export function liveFromAt(words: WordFiles, path: string): string {
  const waiting = [...waitingIn(asOf(words, Date.now()))];
  return waiting.flatMap(([file, day]) => (pathOf(file) === path ? liveFrom(day) : [])).join('');
}

/** Without what waits, nor its names in orders. @param until a day on which less waits */
export function leaveOut(read: Read, until = ''): Read {
  const waiting = new Map([...read.waiting].filter(([, day]) => day > until));
  const sources = new Map([...read.sources].filter(([file]) => !waiting.has(file)));
  const menu = sources.get('navigation.yaml');
  // By lists: of industries and projects, and all others are of services.
  const folderOf = (list: string) => folderNames.find((one) => one === list) ?? 'services';
  const take = (list: string, value: unknown) =>
    Array.isArray(value)
      ? value.filter((slug) => !waiting.has(fileOf(folderOf(list), String(slug))))
      : value;
  if (menu?.data) {
    sources.set(menu.file, { ...menu, data: JSON.parse(JSON.stringify(menu.data), take) });
  }
  return { ...read, sources, waiting, names: read.names.filter((file) => !waiting.has(file)) };
}
