import { getStore } from '#lib/database/store.ts';
import { followLink } from './letter-links.ts';
import { beginLetter } from './letters.ts';

const source = '# Spring news\n\n[One](https://a.example/?x=1&y=2), [mail](mailto:a@b.pk).';
const follow = (query: string) =>
  followLink(new Request(`https://site.test/api/newsletter/link?${query}`));

it('links of a letter from before lead to where they led, and to nothing else', async () => {
  await beginLetter(await getStore(), { id: 'a1b2', subject: 'News', source }, 1);
  const answer = await follow('letter=a1b2&link=0');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    'https://a.example/?x=1&y=2',
  ]);
  for (const query of ['letter=a1b2&link=1', 'letter=none&link=0', 'link=https://evil.example'])
    expect([query, (await follow(query)).status]).toEqual([query, 404]);
});
