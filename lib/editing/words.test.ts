import { parse } from 'yaml';
import { readSources } from '#lib/content/read-sources.ts';
import { shapeOf } from '#lib/content/shape.ts';
import { releaseWords } from '#lib/content/words.ts';
import { rewrite } from '#lib/words/rewrite.ts';
import { sendForm } from '#testing/sent-form.ts';
import { fromForm, member, readForm, toForm } from './form.ts';
import { checkChanged, noWords } from './working-copy.ts';

it.each([...readSources(releaseWords()).sources.values()])(
  'opens and saves $file as it was',
  ({ file, data }) => {
    const shape = shapeOf(file);
    const sent = new FormData();
    sendForm(shape, toForm(shape, data), sent);
    expect(fromForm(shape, readForm(shape, sent, ''))).toEqual(data ?? {});
  },
);

const text = `# Who they are.
- name: 'Amna' # first
  role: Director

# Joined last.
- name: Bilal
  days: [Mon, Tue]
  role: Designer
`;

it('writes what has changed, and leaves the rest as people wrote it', () => {
  const [amna, bilal] = [
    { name: 'Amna', role: 'Owner' },
    { name: 'Bilal', days: ['Mon', 'Tue'], role: parse(text)[1].role },
  ];
  expect(rewrite(text, [amna, bilal])).toBe(text.replace('Director', 'Owner'));
  expect(rewrite(text, [{ name: '- yes: #1', role: 'Director' }, bilal])).toBe(
    text.replace('Amna', '- yes: #1'),
  );
  expect(rewrite(text, [bilal, { name: 'Amna', role: 'Director' }])).toMatch(
    /^# Who they are\.\n- name: 'Bilal' # first\n[\s\S]*# Joined last\.\n- name: Amna\n {2}role: Director\n$/,
  );
  expect(parse(rewrite(text, [bilal]))).toEqual([bilal]);
  expect(rewrite('# Addresses.\n', { '/old': '/new' })).toBe('# Addresses.\n\n/old: /new\n');
});

it('takes an article of today by the agency’s clock, when it is yet yesterday in UTC', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-23T22:00Z'), doNotFake: ['nextTick'] });
  const file = 'articles/today.md';
  const { form } = noWords(file);
  const atDate = checkChanged(releaseWords(), file, { form, body: '' }).filter(
    ({ path }) => path?.[0] === 'date',
  );
  jest.useRealTimers();
  expect([member(form, 'date'), atDate]).toEqual(['2026-11-24', []]);
});
