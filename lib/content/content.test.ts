import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { given } from '#testing/given.ts';
import { releaseText, wordsWith } from '#testing/release-words.ts';
import { articleFile as article } from '#testing/samples.ts';
import { content } from './content.ts';
import { articleHtml, blocksIn, policySections } from './markdown.ts';
import { findMistakes, readContent } from './read-content.ts';
import { readSources } from './read-sources.ts';
import { schemaOf } from './schema.ts';
import { shapeOf } from './shape.ts';
import type { Source } from './source.ts';
import { walk } from './tree.ts';
import { releaseWords } from './words.ts';

// Whatever an owner has written.
const { services, industries, projects } = content();
const [service = '', other = ''] = services
  .filter(({ photograph }) => !photograph)
  .map(({ slug }) => `services/${slug}.yaml`);
const [industry = ''] = industries.map(({ slug }) => `industries/${slug}.yaml`);
const [project = ''] = projects.map(({ slug }) => `projects/${slug}.yaml`);

const nameOfOther = services.find(({ slug }) => other === `services/${slug}.yaml`)?.name;

type Files = Parameters<typeof wordsWith>[0];

const till = { hash: 'till', read: async () => Buffer.of() };

/** With these files, and a photograph in each room. */
function withTill(files: Files) {
  const rooms = ['articles', 'people', 'projects', 'services'];
  const tills = rooms.map((room) => [`${room}/Our till.JPG`, till] as const);
  const words = wordsWith(files);
  return { ...words, photographs: new Map([...words.photographs, ...tills]) };
}

function changed(file: string, from: RegExp, to: string): string {
  const text = releaseText(file);
  expect(text).toMatch(from);
  return text.replace(from, () => to);
}

const mistakes = (files: Files): string[] =>
  findMistakes(withTill(files))?.message.replaceAll('content/', '').split('\n') ?? [];

/** Without most pages: reading all of the content takes most of the time. */
const without = Object.fromEntries(
  [...releaseWords().texts.keys()]
    .filter((file) => /^(services|industries|projects)\//.test(file))
    .filter((file) => ![service, other, industry, project].includes(file))
    .map((file) => [file, undefined]),
);

/** One file, by what an owner calls it. */
const known: Record<string, string> = { service, industry, project, article };

type Wrong = { in: string; instead: string; said: Record<string, string> };

const wrong: Wrong[] = parse(readFileSync('lib/content/mistakes.yaml', 'utf8'));

it.each([
  ...wrong.flatMap(({ in: file, instead, said }) =>
    Object.entries(said).map(([to, sentence]) => [file, instead, to, sentence] as const),
  ),
  ['service', '^name: .*', `name: ${'x'.repeat(41)}`, 'name has 41 characters, but must have at'],
  ['service', '^name: .*', `name: ${nameOfOther}`, 'name is the same as in services/'],
] as const)('in the %s, for %s, %j is told', (room, instead, to, sentence) => {
  const file = known[room] ?? room;
  const said = mistakes({ ...without, [file]: changed(file, new RegExp(instead, 'm'), to) });
  expect(said.filter((line) => line.includes(sentence))).toEqual([
    expect.stringMatching(new RegExp(`^${file}(:\\d+)?: `)),
  ]);
});

it('says all mistakes at once, of files that are misnamed or missing, too', () => {
  const files = {
    'articles/Two Words.md': releaseText(article),
    'people.yaml': undefined,
    'peple.yaml': releaseText('people.yaml'),
    'privacy.md': changed('privacy.md', /^---\n/, ''),
  };
  expect(mistakes(files).toSorted()).toEqual([
    expect.stringMatching(/^articles\/Two Words.md: is no file of the site: pages are .yaml in/),
    'people.yaml: is missing',
    'peple.yaml: is no file of the site; did you mean "people.yaml"?',
    'privacy.md:1: must begin with a line ---, the fields, and another line ---',
  ]);
});

/** Of five words and more: shorter ones are names. */
const sentencesIn = (source: Source) =>
  [...walk(shapeOf(source.file), source.data)]
    .map(({ value }) => value)
    .concat(blocksIn(source.body).map(({ text }) => text))
    .flatMap((text) => (typeof text === 'string' ? text.toLowerCase().split(/(?<=[.?!:])\s+/) : []))
    .filter((sentence) => sentence.trim().split(/\s+/).length >= 5);

it('has no sentence in two of the files that are released, where search engines doubt both', () => {
  const sources = [...readSources(releaseWords()).sources.values()];
  const all = sources.flatMap((source) => [...new Set(sentencesIn(source))]);
  expect(all.filter((sentence, at) => all.indexOf(sentence) < at)).toEqual([]);
});

it('finds an address that would be lost', () => {
  const addresses = '/about\n/gone\n/moved\n';
  const files = { 'addresses.txt': addresses, 'redirects.yaml': '/moved: /about\n' };
  expect(mistakes(files)).toEqual([expect.stringContaining('/gone was a page once')]);
});

it('has articles newest first', () => {
  const dates = readContent(releaseWords()).articles.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
});

it('takes photographs wherever a drawing stands', () => {
  const photograph = '{ file: Our till.JPG, alt: A till }';
  const cover = `cover: { word: Till, department: web, photograph: ${photograph} }`;
  const files = {
    'people.yaml': changed('people.yaml', /portrait: .*/, 'portrait: Our till.JPG'),
    [service]: changed(service, /^related: /m, `photograph: ${photograph}\nrelated: `),
    [project]: changed(project, /^images: .*/m, `images: [${photograph}, ${photograph}]`),
    [article]: changed(article, /^cover:.*(\n +.*)*/m, cover).replace(
      /\n## .*/,
      '\n![A till](<Our till.JPG> "At nine")\n',
    ),
  };
  expect(readContent(withTill(files)).articles[0]?.html).toContain(
    '<p><img src="Our%20till.JPG" alt="A till" title="At nine"></p>',
  );
});

it('renders the links that it has checked, and nothing of what names them', () => {
  const smuggled = 'x <script data-page>alert(1)</script>';
  const named = `[${smuggled}]: /contact\n[zz]: /contact\n`;
  const used = `[our words][${smuggled}], [more][zz]\n\n[zz]: javascript:alert(1)\n`;
  const links = '<p><a href="/contact">our words</a>, <a href="/contact">more</a></p>\n';
  const sections = `\n## One\n\n${named}\n## Two\n\n${used}`;
  const words = wordsWith({
    'privacy.md': changed('privacy.md', /\n## [\s\S]*/, sections),
    [article]: `${releaseText(article)}\n${named}\n## Two\n\n${used}`,
  });
  const { privacy, articles } = readContent(words, {});
  expect(privacy.sections).toMatchObject([{ html: '' }, { title: 'Two', html: links }]);
  expect(articles[0]?.html.endsWith(`</h3>\n${links}`)).toBe(true);
});

it('renders HTML, tables and programs as text', () => {
  const body = '## A\n\n<p onclick="x()">b</p>\n\nc <script>d</script>\n\n|a|\n|-|\n|b|\n\n    e\n';
  const html =
    '&#60;p onclick=&#34;x()&#34;&#62;b&#60;/p&#62;\n<p>c &#60;script&#62;d&#60;/script&#62;</p>\n<p>|a|\n|-|\n|b|</p>\n<p>e</p>\n';
  expect(policySections({ file: '', body })).toMatchObject([{ title: 'A', html }]);
  expect(articleHtml({ file: '', body })).toBe(`<h3>A</h3>\n${html}`);
});

it('takes what editors on Windows write: a byte-order mark and their line ends', () => {
  const onWindows = (file: string) => `\uFEFF${releaseText(file).replaceAll('\n', '\r\n')}`;
  const files = { 'site.yaml': onWindows('site.yaml'), [article]: onWindows(article) };
  expect(readContent(wordsWith(files))).toEqual(readContent(releaseWords()));
});

it('fills facts into texts, those that a setting overrides as it says', () => {
  const policy = changed('privacy.md', /\{privacyEmail\}/, '{privacyEmail} in {city}');
  given({ AGENCY_PRIVACY_EMAIL: 'data@example.com' });
  const { site, privacy } = readContent(wordsWith({ 'privacy.md': policy }));
  expect(site.privacyEmail).toBe('data@example.com');
  const lines = privacy.sections.flatMap((section) => section.lines);
  expect(lines.join(' ')).toContain(`data@example.com in ${site.address.city}`);
});

it('refuses a former address with a wrong sign, however long it is', () => {
  const former = `/${'a'.repeat(60)}!`;
  expect(schemaOf('redirects.yaml')?.safeParse({ [former]: '/about' }).success).toBe(false);
});
