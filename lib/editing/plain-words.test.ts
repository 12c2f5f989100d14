import { content } from '#lib/content/content.ts';
import { fileOf, files, folderNames } from '#lib/content/schema.ts';
import { type Shape, shapeOf } from '#lib/content/shape.ts';
import { releaseText, wordsWith } from '#testing/release-words.ts';
import { toForm } from './form.ts';
import { fieldProblems, labelOf, optionName } from './labels.ts';
import { checkTogether } from './working-copy.ts';

const all = [...Object.keys(files), ...folderNames.map((folder) => fileOf(folder, '_'))];

/** What an owner never has to know. */
const jargon =
  /\b(hero(es)?|eyebrows?|tiles?|slugs?|specifications?|lucide|yaml|markdown|json|schemas?|fields?)\b|\.(ya?ml|md|ts|svg)\b/i;
const codeName = /\b[a-z]+[A-Z]\w*/;

/** Labels and hints of a form, and what can be chosen in it. */
function wordsOf(shape: Shape, name = ''): string[] {
  const own = [name && labelOf(name, shape), shape.hint ?? ''];
  switch (shape.kind) {
    case 'group':
      return [...own, ...Object.entries(shape.fields).flatMap(([key, part]) => wordsOf(part, key))];
    case 'list':
      return [...own, ...wordsOf(shape.item)];
    case 'choice':
      return [...own, ...shape.options.map((option) => optionName(shape, option))];
    default:
      return own;
  }
}

it.each(all)('asks for what %s says in plain words', (file) => {
  const words = wordsOf(shapeOf(file)).filter(Boolean);
  expect(words.length).toBeGreaterThan(1);
  expect(words.filter((text) => jargon.test(text) || codeName.test(text))).toEqual([]);
});

it('tells what is wrong by the names of forms and of what they ask for', () => {
  const [one, other] = content().services;
  const [article] = content().articles;
  const [service, news] = [`services/${one?.slug}.yaml`, `articles/${article?.slug}.md`];
  const words = wordsWith({
    [service]: releaseText(service)
      .replace(/^name: .*/m, `name: ${other?.name}`)
      .replace(/^related: .*/m, `related: ${'x'.repeat(10_001)}`),
    [news]: releaseText(news).replace(
      /^category: .*(\nauthor: .*)?/m,
      'category: News\nauthor: Nobody',
    ),
  });
  const told = checkTogether(words).map(({ text }) => text);
  expect(told).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Name is the same as in the service “/),
      expect.stringMatching(/^Heading of the industries it fits has 10001 characters/),
      expect.stringMatching(/names the author’s role/),
    ]),
  );
  expect(told.filter((text) => jargon.test(text))).toEqual([]);
});

it('tells a mistake at its field, also where the file names what the form lists', () => {
  const form = toForm(shapeOf('contact.yaml'), { serviceFits: { SEO: ['seo', 'seoo'] } });
  const path = ['serviceFits', 'SEO', 1];
  const { problems, rest } = fieldProblems('contact.yaml', form, [
    { file: 'contact.yaml', path, text: 'names none' },
  ]);
  expect([...problems, ...rest]).toEqual([['serviceFits.0.to.1', ['names none']]]);
});
