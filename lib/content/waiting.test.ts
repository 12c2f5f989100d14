import { momentOf } from '#lib/base/zone-clock.ts';
import { articleText, releaseText, wordsWith } from '#testing/release-words.ts';
import { articleFile as other } from '#testing/samples.ts';
import { content } from './content.ts';
import { findMistakes, readContent } from './read-content.ts';
import { asOf } from './waiting.ts';
import { addressList, releaseWords } from './words.ts';

const { projects, navigation, site } = content();
const later = 'articles/later.md';
const noon = Date.parse('2026-11-29T12:00Z');

/** The release's words, with some more at the end of files. */
const wordsWithMore = (more: Record<string, string>) =>
  wordsWith(
    Object.fromEntries(
      Object.entries(more).map(([file, text]) => [file, releaseText(file) + text]),
    ),
  );

const mistakes = (words: ReturnType<typeof wordsWithMore>) =>
  findMistakes(asOf(words, noon))?.message ?? '';

it('leaves a page out until its day begins by the agency’s clock', () => {
  const words = wordsWithMore({ [later]: articleText('What comes later', '2026-11-30') });
  const has = (at: number) =>
    readContent(asOf(words, at)).articles.some(({ slug }) => slug === 'later');
  const midnight = momentOf(Date.parse('2026-11-30'), site.timeZone);
  expect([has(noon), has(midnight - 1), has(midnight)]).toEqual([false, false, true]);
});

it('leaves it out of orders that name it', () => {
  const [alone] = projects.filter(({ slug }) =>
    [...releaseWords().texts].every(
      ([file, text]) =>
        ['navigation.yaml', addressList, `projects/${slug}.yaml`].includes(file) ||
        !String(text).includes(slug),
    ),
  );
  const slug = alone?.slug ?? '';
  expect(navigation.projects).toContain(slug);
  const words = wordsWithMore({ [`projects/${slug}.yaml`]: '\nfrom: 2026-11-30\n' });
  const now = readContent(asOf(words, noon));
  expect(now.projects.map((one) => one.slug)).toEqual(
    projects.map((one) => one.slug).filter((one) => one !== slug),
  );
  expect(now.navigation.projects).not.toContain(slug);
  expect(readContent(words).navigation.projects).toContain(slug);
});

it('says at once what would be wrong, now and on each day that something comes', () => {
  const link = (slug: string) => `\nSee [this](/blog/${slug}).\n`;
  const till = articleText('Till', '2026-11-30');
  expect(mistakes(wordsWithMore({ [later]: till, [other]: link('later') }))).toMatch(
    /"\/blog\/later" leads to a page that is not live before Monday, November 30, 2026$/,
  );
  // One waits for longer than the other that leads to it.
  const [first, second] = ['2026-11-30', '2026-12-01'];
  const both = {
    'articles/a.md': articleText('A', first, link('b')),
    'articles/b.md': articleText('B', second),
  };
  expect(mistakes(wordsWithMore(both))).toContain('not live before Tuesday, December 1, 2026');
  expect(mistakes(wordsWithMore({ ...both, 'articles/b.md': articleText('B', first) }))).toBe('');
  // What is wrong with it is told now.
  const wrong = { [later]: articleText('Till', first, link('none')) };
  expect(mistakes(wordsWithMore(wrong))).toContain('/blog/none');
});

it('takes a page that waits again for none that is lost', () => {
  const words = wordsWithMore({
    [later]: articleText('What comes later', '2026-11-30'),
    [addressList]: '\n/blog/later\n',
  });
  expect(mistakes(words)).toBe('');
});
