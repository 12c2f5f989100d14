import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { content } from './content.ts';
import { inWords } from './number-words.ts';
import { readContent } from './read-content.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync('content', folder, { recursive: true });
  for (const room of ['articles', 'people', 'projects', 'services']) {
    mkdirSync(path.join(folder, room), { recursive: true });
    writeFileSync(path.join(folder, room, 'Our till.JPG'), '');
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

// Whatever an owner has written.
const [service, other] = content()
  .services.filter(({ photograph }) => !photograph)
  .map(({ slug }) => `services/${slug}.yaml`);
const [industry] = content().industries.map(({ slug }) => `industries/${slug}.yaml`);
const [project] = content().projects.map(({ slug }) => `projects/${slug}.yaml`);
const [article] = content().articles.map(({ slug }) => `articles/${slug}.md`);

/** Reading all of the content takes most of the time. */
function keepOneOfEach() {
  for (const room of ['services', 'industries', 'projects']) {
    for (const name of readdirSync(path.join(folder, room))) {
      const file = `${room}/${name}`;
      if (name.endsWith('.yaml') && ![service, industry, project, other].includes(file))
        rmSync(path.join(folder, file));
    }
  }
}

function change(file: string, from: RegExp, to: string) {
  const text = readFileSync(path.join(folder, file), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(
    path.join(folder, file),
    text.replace(from, () => to),
  );
}

function mistakes(): string[] {
  try {
    readContent(folder, {});
    return [];
  } catch (error) {
    return String(error instanceof Error && error.message)
      .replaceAll(`${folder}/`, '')
      .split('\n');
  }
}

it.each([
  [service, /^metaTitle:/m, 'metatitle:', 'metaTitle is missing; did "metatitle" mean it?'],
  [
    service,
    /^related: .*/m,
    'related: x\nfigur: x',
    'figur is not a field; did you mean "figure"?',
  ],
  [service, /^name: .*/m, 'name: 2026', 'name is the number 2026, but must be a text'],
  [service, /^name: .*/m, 'name:', 'name is empty: fill it, or take its line out'],
  [service, /^name: .*/m, 'name: We are #1', 'would not be published'],
  [service, /^name: .*/m, 'name: Search: ours', 'a text with a colon'],
  [service, /^name: .*/m, 'name: "{cty}"', '{cty} is no fact; did you mean "city"?'],
  [service, /^name: .*/m, 'name: Señor', 'the site’s fonts have no "ñ"'],
  [
    service,
    /^name: .*/m,
    `name: ${'x'.repeat(41)}`,
    'name has 41 characters, but must have at most 40',
  ],
  [service, /^name: /m, '\tname: ', 'begins with a tab'],
  [
    service,
    /^icon: .*/m,
    'icon: serach',
    'the name of an icon of lucide.dev; did you mean "search"?',
  ],
  [industry, /^ground: .*/m, 'ground: blue', 'must be one of lajvard, firozi'],
  [
    industry,
    /^services:\n {2}- slug: .*/m,
    'services:\n  - slug: seoo',
    'the service "seoo", which does not exist',
  ],
  [project, /^images: .*/m, 'images: [none.svg]', 'the picture "none.svg", which is not there'],
  [article, /^date: .*/m, 'date: 2026-02-30', 'date is "2026-02-30", but must be a day'],
  [
    article,
    /\n## .*/,
    '\n[Us](/abuot)',
    'the link "/abuot" leads to a page that does not exist; did you mean "/about"?',
  ],
  [article, /^date: .*/m, 'date: 2999-01-01', 'but must be today or a day before'],
  [article, /\n## .*/, '\n##Us', 'a heading begins with ## and a space'],
  [article, /\n## .*/, '\nWe **are', 'bold words stand between ** and **'],
  [article, /\n## .*/, '\nSee [us] (/about)', 'without a space between ] and ('],
  [article, /\n## .*/, '\nIn city}', 'a brace } is not opened'],
  [article, /\n## .*/, '\n{figure}\n\n{figure}\n', 'the text has {figure} twice'],
  [article, /(?<=\n---\n)[\s\S]*/, '', 'the article has no text'],
  [service, /^[\s\S]*/, '', 'the file is empty'],
  [
    service,
    /^name: .*/m,
    `name: ${content().services.find(({ slug }) => other === `services/${slug}.yaml`)?.name}`,
    'name is the same as in services/',
  ],
  [
    'site.yaml',
    /opens: .*/,
    "opens: '00:00'\n    closes: '00:00'\n  - days: [Sat, Mon]\n    opens: '00:00'",
    'already open at that time in an entry above',
  ],
  [article, /\n## .*/, '\n<b>Us</b>', 'HTML is not taken'],
  ['site.yaml', /opens: .*/, 'opens: 25:00', 'hours.1.opens is "25:00", but must be a time'],
  ['people.yaml', /portrait: .*/, 'portrait: vail', 'the picture "vail", which is not there'],
  [
    'people.yaml',
    /portrait: .*/,
    'portrait: our-till.jpg',
    'the photograph "our-till.jpg", which is not in people; did you mean "Our till.JPG"?',
  ],
  [
    service,
    /^related: /m,
    'photograph: { file: till.gif, alt: A till }\nrelated: ',
    '"till.gif" is not a photograph: its name would end in .jpg,',
  ],
  [
    service,
    /^related: /m,
    'photograph: { file: Our till.JPG }\nrelated: ',
    'photograph.alt must be what one sees, in a sentence',
  ],
  [
    project,
    /^images: .*/m,
    'images: [{ file: Our till.JPG, alternative: A till }]',
    'images.1.alternative is not a field: the fields here are file, alt',
  ],
  [
    project,
    /^images: .*/m,
    'images: [{ file: Our till.JPG }]',
    'images.1.alt must be what one sees, in a sentence',
  ],
  [
    project,
    /^images: .*/m,
    'images: [Our till.JPG]',
    'is a photograph: write { file: Our till.JPG',
  ],
  [
    article,
    /\n## .*/,
    '\n![A till](till.jpg)',
    'the photograph "till.jpg", which is not in articles',
  ],
  [article, /\n## .*/, '\n![](<Our till.JPG>)\n', 'the picture lacks what one sees'],
  [article, /\n## .*/, '\n![A till](Our till.JPG)', 'with spaces between < and >'],
  [article, /\n## .*/, '\nSee ![A till](<Our till.JPG>)', 'a paragraph of its own'],
  [
    article,
    /\n## .*/,
    '\n![A till](https://elsewhere.example/till.jpg)',
    'the picture "https://elsewhere.example/till.jpg" of another site',
  ],
  ['privacy.md', /\n## /, '\n![A till](till.jpg)\n\n## ', 'a picture stands in articles only'],
  [
    article,
    /\n## .*/,
    `\n[Us](${content().site.url}/abuot)`,
    'the link "/abuot" leads to a page that does not exist',
  ],
  [article, /\n## .*/, '\n[Us](/%E0%A4)', 'the link "/%E0%A4" leads to a page that does not'],
  ['redirects.yaml', /$/, '/old: /abuot', '/old leads to /abuot, which is not a page'],
  ['redirects.yaml', /$/, '/about: /contact', '/about is a page'],
  ['home.yaml', /tagline: .*/, 'tagline: Lorem ipsum', '"Lorem" was to be replaced'],
])('%s: %s becomes %j', (file = '', from, to, sentence) => {
  keepOneOfEach();
  change(file, from, to);
  expect(mistakes().filter((line) => line.includes(sentence))).toEqual([
    expect.stringMatching(new RegExp(`^${file}:\\d+: `)),
  ]);
});

it.each([
  ['name: *n', 'begins with *'],
  ['name: “Search: ours”', 'has curly quotes around the text'],
  ["name: 'What's it: x'", 'has an apostrophe in a text'],
  ["name: 'Ours", 'the quote that begins here is not closed'],
  ['name:\n  -first: x', 'lacks a space after the hyphen'],
  ['name: []\n  - x', 'is an empty list, and entries follow'],
  ['\u00A0name: x', 'begins with a space that is none'],
  ['---\nname: x', 'a second --- begins another file'],
  ['<<<<<<< HEAD\nname: x\n=======\nname: y\n>>>>>>> a', 'two versions of this file were mixed'],
])('says nothing else of a file with %j', (to, sentence) => {
  keepOneOfEach();
  change(service ?? '', /^name: .*/m, to);
  expect(mistakes().filter((line) => line.startsWith(`${service}:`))).toEqual([
    expect.stringContaining(sentence),
  ]);
});

it('says that its folder is none', () => {
  folder = `${folder}/site.yaml`;
  expect(() => readContent(folder, {})).toThrow(
    `${folder}/: is not a folder: CONTENT_DIR names the one that has the content`,
  );
});

it('says of addresses that Git could not join only that', () => {
  writeFileSync(`${folder}/addresses.txt`, '/\n<<<<<<< HEAD\n/gone\n=======\n/x\n>>>>>>> a\n');
  expect(mistakes()).toEqual([expect.stringMatching(/^addresses\.txt:2: two versions/)]);
});

it('says all mistakes at once, of files that are misnamed or missing, too', () => {
  const [name = ''] = readdirSync(`${folder}/articles`);
  renameSync(`${folder}/articles/${name}`, `${folder}/articles/Two Words.md`);
  renameSync(`${folder}/people.yaml`, `${folder}/peple.yaml`);
  change('privacy.md', /^---\n/, '');
  expect(mistakes()).toEqual([
    'articles/Two Words.md: must be named in small letters, digits and single hyphens: the name ends the page’s address',
    'people.yaml: is missing',
    'peple.yaml: is no file of the site; is it people.yaml?',
    'privacy.md:1: must begin with a line ---, the fields, and another line ---',
  ]);
});

it('finds a sentence that stands on two pages, and an address that would be lost', () => {
  const sentence = 'There is one sentence of nine words on two pages.';
  change('about.yaml', /tagline: .*(\n +.*)*(?=\n {2}button)/, `tagline: ${sentence}`);
  change('home.yaml', /intro: .*/, `intro: ${sentence}`);
  writeFileSync(`${folder}/addresses.txt`, '/about\n/gone\n');
  expect(mistakes()).toEqual([
    expect.stringContaining(`this sentence stands in about.yaml, too: "${sentence}"`),
    expect.stringContaining('/gone was a page once'),
  ]);
});

it('takes photographs wherever a drawing stands', () => {
  const photograph = '{ file: Our till.JPG, alt: A till }';
  change('people.yaml', /portrait: .*/, 'portrait: Our till.JPG');
  change(service ?? '', /^related: /m, `photograph: ${photograph}\nrelated: `);
  change(project ?? '', /^images: .*/m, `images: [${photograph}, ${photograph}]`);
  const cover = `cover: { word: Till, department: web, photograph: ${photograph} }`;
  change(article ?? '', /^cover:.*(\n +.*)*/m, cover);
  change(article ?? '', /\n## .*/, '\n![A till](<Our till.JPG> "At nine")\n');
  const { articles } = readContent(folder, {});
  expect(articles[0]?.html).toContain(
    '<p><img src="Our%20till.JPG" alt="A till" title="At nine"></p>',
  );
});

it('takes what editors on Windows write: a byte-order mark and their line ends', () => {
  for (const file of ['site.yaml', article ?? '']) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    writeFileSync(path.join(folder, file), `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  }
  expect(readContent(folder, {})).toEqual(readContent('content', {}));
});

it('fills facts into texts, those that a setting overrides as it says', () => {
  change('privacy.md', /\{privacyEmail\}/, '{privacyEmail} in {city}');
  const { site, privacy } = readContent(folder, { AGENCY_PRIVACY_EMAIL: 'data@example.com' });
  expect(site.privacyEmail).toBe('data@example.com');
  const lines = privacy.sections.flatMap((section) => section.lines);
  expect(lines.join(' ')).toContain(`data@example.com in ${site.address.city}`);
});

it.each([
  [1, 'one'],
  [20, 'twenty'],
  [21, 'twenty-one'],
  [100, '100'],
])('writes %d as %s', (count, word) => expect(inWords(count)).toBe(word));
