import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import { env } from '#lib/base/env.ts';
import { perObject } from '#lib/base/per-object.ts';
import { keptWide } from '#lib/base/process-wide.ts';
import { checkForm } from './check-form.ts';
import { checkWhole } from './checks/checks.ts';
import { completeIndustry, completeProject, completeService } from './defaults.ts';
import { type Facts, factsOf, fillFacts } from './facts.ts';
import { leaveUnknown } from './leave-unknown.ts';
import { markWords } from './mark-words.ts';
import { articleHtml, findLoosePictures, policySections } from './markdown.ts';
import { ContentError, type Mistake } from './mistakes.ts';
import { type Read, readSource, readSources, type Sources } from './read-sources.ts';
import { released } from './released.ts';
import { entryOf, type Folder, files, folders, nameOf, schemaOf } from './schema.ts';
import { shapeOf } from './shape.ts';
import type { Source } from './source.ts';
import type { Content, Files, SiteIdentity } from './types.ts';
import { leaveOut } from './waiting.ts';
import type { WordFiles } from './words.ts';

type Options = {
  /** It is yet to be said where the visitors of a page that is gone go: by a newer release, for one. */
  isDraft?: boolean;
  /** Every word tells where it comes from: see marks.ts. */
  isMarked?: boolean;
};

/**
 * Reads and checks the content, as visitors see it and will see it: what waits for its day is left out, and checked
 * with what is live on that day.
 *
 * @throws ContentError with all mistakes at once
 */
export function readContent(words: WordFiles, options: Options = {}): Content {
  const { error, sources, addresses, names } = readChecked(words, options);
  if (error) throw error;
  const { isMarked = false } = options;
  const leftOut = names.length > 0 && { leftOut: names };
  const content = { ...assemble(sources, addresses, isMarked), ...leftOut };
  return isMarked ? markWords(content) : content;
}

/** All that is wrong with the content. */
export const findMistakes = (...given: Parameters<typeof readContent>) =>
  readChecked(...given).error;

/** What it is assembled of, or all that is wrong with it on the first of its days that something is. */
function readChecked(words: WordFiles, { isDraft = words.isOfNewer }: Options = {}) {
  const written = readSources(words);
  const find = (read: Read) =>
    examine(leaveOut(read, lastDay)).mistakes.filter(({ lost }) => !lost);
  const { read, names } = words.isOfNewer
    ? leaveUnknown(written, find)
    : { read: written, names: [] };
  const { addresses, waiting } = read;
  let { sources } = read;
  for (const day of [...new Set(waiting.values()), today].sort().reverse()) {
    const checked = examine(leaveOut(read, day));
    const wrong = checked.mistakes.filter(({ lost }) => !(lost && isDraft));
    sources = checked.sources;
    if (wrong.length > 0) return { error: new ContentError(wrong), sources, addresses, names };
  }
  return { sources, addresses, names };
}

/** All waits that has a day to come, and on the last nothing does. */
const [today, lastDay] = ['', '9999-12-31'];

/** Files with their facts filled in, and all that is wrong with them. */
function examine(read: Read): { sources: Sources; mistakes: Mistake[] } {
  const mistakes = [...read.mistakes];
  const sources = overridden(read.sources);
  const facts = factsOf(sources);
  for (const [file, source] of sources) {
    const filled = checkAlone(source, facts);
    sources.set(file, filled.source);
    mistakes.push(...filled.mistakes);
  }
  mistakes.push(...checkWhole({ ...read, sources }));
  return { sources, mistakes };
}

/** Reads and checks each file by itself, so that what reads all has them at hand: half a second after a start, in turns. */
export const readInTurns = perObject('read-in-turns', async (words: WordFiles): Promise<void> => {
  for (const [file, body] of words.texts) {
    readSource(file, body);
    await setImmediate();
  }
  const sources = overridden(readSources(words).sources);
  const facts = factsOf(sources);
  for (const source of sources.values()) {
    checkAlone(source, facts);
    shapeOf(source.file);
    await setImmediate();
  }
});

/** What each file says, with its facts filled in, whether it is right or not. */
export function readFilled(words: WordFiles): Source[] {
  const { sources } = readSources(words);
  const facts = factsOf(overridden(sources));
  return [...sources.values()].map((source) => fillFacts(source, facts).source);
}

/** With what the settings say in place of `site.yaml`. */
function overridden(written: Sources): Map<string, Source> {
  const sources = new Map(written);
  const site = sources.get('site.yaml');
  if (site && typeof site.data === 'object') {
    sources.set(site.file, { ...site, data: { ...site.data, ...withSettings() } });
  }
  return sources;
}

type Alone = { source: Source; mistakes: Mistake[] };

/** What was checked last of a file, under which facts: most are checked again and again, unchanged. */
const alone = keptWide('alone', () => new WeakMap<Source, Alone & { facts: string }>());

/** A file with its facts filled in, and what is wrong with it whatever the others say. */
function checkAlone(source: Source, facts: Facts): Alone {
  const under = JSON.stringify([...facts]);
  const known = alone.get(source);
  if (known?.facts === under) return known;
  const filled = fillFacts(source, facts);
  const schema = schemaOf(source.file);
  const ofForm = schema ? checkForm(schema, filled.source) : [];
  const mistakes = [...filled.mistakes, ...ofForm, ...findLoosePictures(filled.source)];
  const checked = { source: filled.source, mistakes, facts: under };
  alone.set(source, checked);
  return checked;
}

/** What the settings say in place of `site.yaml`, and where the site is. */
export function withSettings(): Partial<SiteIdentity> {
  const { AGENCY_EMAIL, AGENCY_PRIVACY_EMAIL, AGENCY_PHONE } = env();
  const { AGENCY_CHAT_NUMBER: chatNumber = AGENCY_PHONE } = env();
  return {
    url: released().url,
    ...(AGENCY_EMAIL && { email: AGENCY_EMAIL }),
    ...(AGENCY_PRIVACY_EMAIL && { privacyEmail: AGENCY_PRIVACY_EMAIL }),
    ...(AGENCY_PHONE && { phone: AGENCY_PHONE }),
    ...(chatNumber && { chatNumber }),
  };
}

function assemble(sources: Sources, addresses: readonly string[], isMarked: boolean): Content {
  const single = Object.entries(files).map(([file, schema]) => {
    return [nameOf(file), schema.parse(sources.get(file)?.data)] as const;
  });
  const said = Object.fromEntries<unknown>(single) as Files;
  const { navigation, departments } = said;
  const inMenu = [...Object.entries(navigation.services).flat(2), ...navigation.otherServices];
  const services = entriesOf(sources, 'services', inMenu);
  const departmentOf = ({ department }: (typeof services)[number]) =>
    services.find(({ slug }) => slug === departments[department].slug);
  const industries = entriesOf(sources, 'industries', navigation.industries);
  const projects = entriesOf(sources, 'projects', navigation.projects);
  const textOf = (file: string) => sources.get(file) ?? { file, body: '' };
  return {
    ...said,
    privacy: { ...said.privacy, sections: policySections(textOf('privacy.md'), isMarked) },
    addresses,
    services: Object.keys(departments).flatMap((name) =>
      services
        .filter(({ department }) => department === name)
        .map((one) => completeService(one, departmentOf(one), said)),
    ),
    industries: industries.map((one) => completeIndustry(one, said)),
    projects: projects.map((one) => completeProject(one, said)),
    articles: entriesOf(sources, 'articles', [])
      .map((one) => ({ ...one, html: articleHtml(textOf(`articles/${one.slug}.md`), isMarked) }))
      .sort((a, b) => b.date.localeCompare(a.date)),
  };
}

/** The pages of a folder, as in a list of slugs; what it does not name follows by its name. */
function entriesOf<Name extends Folder>(sources: Sources, folder: Name, slugs: readonly string[]) {
  type Said = z.output<(typeof folders)[Name]['form']>;
  const rank = ({ slug }: { slug: string }) =>
    slugs.includes(slug) ? slugs.indexOf(slug) : slugs.length;
  return [...sources.values()]
    .flatMap(({ file, data }) => {
      const entry = entryOf(file);
      if (entry?.folder !== folder) return [];
      const { slug } = entry;
      return { drawing: slug, ...(folders[folder].form.parse(data) as Said), slug };
    })
    .sort((one, other) => rank(one) - rank(other) || (one.slug < other.slug ? -1 : 1));
}
