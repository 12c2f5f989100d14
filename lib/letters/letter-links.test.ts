import { content } from '#lib/content/content.ts';
import { getStore } from '#lib/database/store.ts';
import { followLink } from './letter-links.ts';
import { beginLetter } from './letters.ts';
import { readLetter } from './read-letter.ts';

const { url } = content().site;
const source =
  '# Spring news\n\n[One](https://a.example/?x=1&y=2), [us](/contact?a=1#form), [ours](/?utm_source=x), [mail](mailto:a@b.pk).';

it('links of a letter to this site say which letter they stand in, and no others', () => {
  const parsed = readLetter({ source });
  if ('problems' in parsed) throw new Error(parsed.problems.join());
  const [{ html, text }] = parsed.parts as [{ html: string; text: string }];
  const contact = `${url}/contact?a=1&utm_source=newsletter&utm_campaign=Spring+news#form`;
  const links = ['https://a.example/?x=1&y=2', contact, `${url}/?utm_source=x`, 'mailto:a@b.pk'];
  const inHtml = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(inHtml).toEqual(links.map((link) => link.replaceAll('&', '&amp;')));
  expect([...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => href)).toEqual(links);
});

const follow = (query: string) =>
  followLink(new Request(`https://site.test/api/newsletter/link?${query}`));

it('links of a letter from before lead to where they led, and to nothing else', async () => {
  await beginLetter(await getStore(), { id: 'a1b2', subject: 'News', source }, 1);
  const answer = await follow('letter=a1b2&link=0');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    'https://a.example/?x=1&y=2',
  ]);
  for (const query of ['letter=a1b2&link=3', 'letter=none&link=0', 'link=https://evil.example'])
    expect([query, (await follow(query)).status]).toEqual([query, 404]);
});
