import { suggestion } from '#lib/base/nearest.ts';
import type { At, Mistake } from './mistakes.ts';
import type { Sources } from './read-sources.ts';
import { folderNames } from './schema.ts';
import type { Source } from './source.ts';
import { mapTexts, valueAt } from './tree.ts';

/** What a text may name in braces: `{city}`. */
export type Facts = ReadonlyMap<string, string>;

export function factsOf(sources: Sources): Facts {
  const { address, ...site } = Object(sources.get('site.yaml')?.data);
  const facts = new Map([['address', addressLine(Object(address))]]);
  const known = { ...site, ...Object(address), ...Object(sources.get('privacy.md')?.data) };
  for (const name of told) facts.set(name, String(known[name] ?? ''));
  for (const [name, count] of countsOf(sources)) {
    facts.set(name, inWords(count)).set(capitalized(name), capitalized(inWords(count)));
  }
  return facts;
}

/** Of the site, of its address, of the policy. */
const told = [
  ...['name', 'email', 'privacyEmail', 'phone', 'since', 'city', 'country'],
  ...['leadMonths', 'unsubscribedMonths', 'visitMonths'],
];

/** Numbers in words: `{projects}` is `sixteen`, `{Projects}` is `Sixteen`. */
function countsOf(sources: Sources): [name: string, count: number][] {
  const files = [...sources.keys()];
  const pages = folderNames.map((folder): [string, number] => [
    folder,
    files.filter((file) => file.startsWith(`${folder}/`)).length,
  ]);
  const cards = valueAt(sources.get('home.yaml')?.data, ['services', 'cards']);
  return [...pages, ['cards', Object.keys(Object(cards)).length]];
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Names in braces that other code replaces. */
const left: Record<string, readonly string[]> = { projects: ['category'], articles: ['figure'] };

/** Mistakes of a file: each costs the lines above it, and nobody reads more. */
const mostTold = 50;

/** A file with its facts filled in, and what it names that is none. */
export function fillFacts(source: Source, facts: Facts): { source: Source; mistakes: Mistake[] } {
  const { file, bodyLine } = source;
  const mistakes: Mistake[] = [];
  const kept = left[file.split('/')[0] ?? ''] ?? [];
  const fill = (text: string, at: (offset: number) => At) =>
    text.replace(/\{#[\w-]+\}|\{([^{}]*)\}?|\}/g, (whole, name: string, offset: number) => {
      if (/^\{#.*\}$/.test(whole) || mistakes.length >= mostTold) return whole;
      const known = [...facts.keys(), ...kept];
      if (whole.endsWith('}') && known.includes(name)) return facts.get(name) ?? whole;
      const text = /^\{.*\}$/s.test(whole)
        ? `{${name}} is no fact${suggestion(name, known) || `: the facts are ${known.join(', ')}`}`
        : 'a brace { or } is not one of a pair';
      mistakes.push({ file, ...at(offset), text });
      return whole;
    });
  const data = mapTexts(source.data, (text, path) => fill(text, () => ({ path })));
  const body = fill(source.body, (offset) => ({
    line: bodyLine + source.body.slice(0, offset).split('\n').length,
  }));
  return { source: { ...source, data, body }, mistakes };
}

type Address = Record<'street' | 'city' | 'postalCode' | 'region' | 'country', string>;

/** One form everywhere: search engines compare it with that of the business profile. */
export const addressLine = ({ street, city, postalCode, region, country }: Address): string =>
  `${street}, ${city} ${postalCode}, ${region}, ${country}`;

/** `sixteen`; from 20 in digits. */
const inWords = (count: number): string => small[count] ?? String(count);

const small =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
