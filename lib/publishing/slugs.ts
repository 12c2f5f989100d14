import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { pathsOf, redirectsOf } from '#lib/content/checks/addresses.ts';
import { readSources, slugOf } from '#lib/content/read-sources.ts';
import { textsOf } from '#lib/content/source.ts';
import { routes } from '#lib/routes.ts';
import { writeWhole } from './publications.ts';

type Read = ReturnType<typeof readSources>;

/** Of the files in these folders, the name ends the address of a page. */
const addresses = {
  services: routes.service,
  industries: routes.industry,
  projects: routes.project,
};

/**
 * Has visitors of a page follow it to its new address: adds to `redirects.yaml` what `folder` has renamed
 * since `served`. Pages that are served are noted in `addresses.txt`, so that the checks ask where the
 * visitors of a removed one go.
 */
export function noteAddresses(folder: string, served: string): void {
  const [now, before] = [readSources(folder), readSources(served)];
  const moved = findRenamed(now, before);
  const lines = new Map(
    [...redirectsOf(now), ...moved]
      .map(([from, to]): [string, string] => [from, moved.get(to) ?? to])
      // What was renamed back.
      .filter(([from, to]) => from !== to),
  );
  writeRedirects(folder, lines);
  const listed = [...new Set([...now.addresses, ...pathsOf(before)])].sort();
  if (listed.length > now.addresses.length) {
    writeWhole(path.join(folder, 'addresses.txt'), `${listed.join('\n')}\n`);
  }
}

/** Says where the visitors of a removed page go. @returns whether that is a page */
export function addRedirect(folder: string, from: string, to: string): boolean {
  const now = readSources(folder);
  const isPage = new Set(pathsOf(now)).has(to);
  if (isPage) writeRedirects(folder, redirectsOf(now).set(from, to));
  return isPage;
}

/** Paths of pages that are served, and would lead nowhere. */
export function findRemoved(folder: string, served: string): string[] {
  const [now, before] = [readSources(folder), readSources(served)];
  const known = new Set([
    ...pathsOf(now),
    ...redirectsOf(now).keys(),
    ...findRenamed(now, before).keys(),
  ]);
  return [...new Set([...pathsOf(before), ...now.addresses])].filter((one) => !known.has(one));
}

/** New paths by old ones: of pages whose file has another name, and most of its words. */
function findRenamed(now: Read, before: Read): Map<string, string> {
  const moved = new Map<string, string>();
  for (const [folder, addressOf] of Object.entries(addresses)) {
    const inFolder = (read: Read) =>
      read.names.filter((name) => path.posix.dirname(name) === folder);
    const gone = inFolder(before).filter((name) => !now.names.includes(name));
    const added = inFolder(now).filter((name) => !before.names.includes(name));
    for (const name of gone) {
      const same = added.find((one) => isMostlySame(before, name, now, one));
      if (same) moved.set(addressOf(slugOf(name)), addressOf(slugOf(same)));
    }
  }
  return moved;
}

function isMostlySame(before: Read, old: string, now: Read, name: string): boolean {
  const texts = (read: Read, file: string) =>
    textsOf(read.sources.get(file)?.data).map(({ text }) => text);
  const were = texts(before, old);
  const are = new Set(texts(now, name));
  return were.length > 0 && were.filter((text) => are.has(text)).length > were.length / 2;
}

/** Remarks in the file stay. */
function writeRedirects(folder: string, lines: ReadonlyMap<string, string>): void {
  const file = path.join(folder, 'redirects.yaml');
  const text = readFileSync(file, 'utf8');
  const document = parseDocument(text);
  const there = Object.keys(Object(document.toJS()));
  for (const from of there) if (!lines.has(from)) document.delete(from);
  for (const [from, to] of lines) document.set(from, to);
  const written = document.toString({ lineWidth: 0 });
  if (written !== text && lines.size + there.length > 0) writeWhole(file, written);
}
