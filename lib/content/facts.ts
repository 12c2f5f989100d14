import { suggestion } from '#lib/base/nearest.ts';
import type { At, Mistake } from './mistakes.ts';
import { isFolder, type Sources } from './read-sources.ts';
import type { Source } from './source.ts';
import { mapTexts, valueAt } from './tree.ts';

/** What a text may name in braces: `{city}`. */
export type Facts = ReadonlyMap<string, string>;

export function factsOf(sources: Sources): Facts {
  const site = sources.get('site.yaml')?.data;
  const privacy = sources.get('privacy.md')?.data;
  const told = (data: unknown, ...path: string[]) => String(valueAt(data, path) ?? '');
  const part = (name: string) => told(site, 'address', name);
  const [city, country] = [part('city'), part('country')];
  const [street, postalCode, region] = [part('street'), part('postalCode'), part('region')];
  const address = addressLine({ street, city, postalCode, region, country });
  const facts = new Map(Object.entries({ city, country, address }));
  for (const key of ['name', 'email', 'privacyEmail', 'phone', 'since']) {
    facts.set(key, told(site, key));
  }
  for (const key of ['leadMonths', 'unsubscribedMonths', 'visitMonths']) {
    facts.set(key, told(privacy, key));
  }
  for (const [name, count] of countsOf(sources)) {
    facts.set(name, inWords(count)).set(capitalized(name), capitalized(inWords(count)));
  }
  return facts;
}

/** Numbers in words: `{projects}` is `sixteen`, `{Projects}` is `Sixteen`. */
function countsOf(sources: Sources): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of sources.keys()) {
    const [folder = ''] = file.split('/');
    if (isFolder(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const cards = valueAt(sources.get('home.yaml')?.data, ['services', 'cards']);
  return counts.set('cards', Array.isArray(cards) ? cards.length : 0);
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Names in braces that other code replaces. */
const left: Record<string, readonly string[]> = { projects: ['category'], articles: ['figure'] };

/** Mistakes of a file; nobody reads more. */
const mostTold = 50;

/** A file with its facts filled in, and what it names that is none. */
export function fillFacts(source: Source, facts: Facts): { source: Source; mistakes: Mistake[] } {
  const { file, bodyLine } = source;
  const mistakes: Mistake[] = [];
  const kept = left[file.split('/')[0] ?? ''] ?? [];
  const fill = (text: string, at: (offset: number) => At) =>
    text.replace(/\{#[\w-]+\}|\{([^{}]*)\}?|\}/g, (whole, name: string, offset: number) => {
      if (/^\{#.*\}$/.test(whole)) return whole;
      if (mistakes.length >= mostTold) return whole;
      const known = [...facts.keys(), ...kept];
      if (whole.endsWith('}') && known.includes(name)) return facts.get(name) ?? whole;
      const unpaired = whole === '}' ? 'a brace } is not opened' : 'a brace { is not closed';
      const text = /^\{.*\}$/s.test(whole)
        ? `{${name}} is no fact${suggestion(name, known) || `: the facts are ${known.join(', ')}`}`
        : unpaired;
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

/** `sixteen`, `twenty-one`; from 100 in digits. */
export function inWords(count: number): string {
  return small[count] ?? inTens(count);
}

const small =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function inTens(count: number): string {
  const ten = tens[Math.floor(count / 10) - 2];
  if (!ten) return String(count);
  return count % 10 ? `${ten}-${small[count % 10]}` : ten;
}
