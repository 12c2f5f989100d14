import { formRequest } from '#testing/requests.ts';
import { stored } from '#testing/stored.ts';
import { answerAct } from './answer-act.ts';
import { deskPeople, personKey } from './people.ts';

const [person = ''] = deskPeople();
const stranger = 'stranger@example.com';

async function press(act: string, client: string, fields: Record<string, string>) {
  const request = formRequest(`/desk/act/${act}`, fields);
  request.headers.set('x-forwarded-for', client);
  request.headers.set('sec-fetch-site', 'same-origin');
  const { status, headers } = await answerAct(request, act, new Map());
  const said = headers.get('location')?.replace(encodeURIComponent(fields.email ?? ''), '');
  return [status, said].join(' ');
}

const asked = () => stored('outbox').map((row) => row.subject_id);

it('answers strangers and people alike, and asks for a person’s link, however many have asked', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const answers: string[] = [];
  const ask = async (client: string, email: string) =>
    answers.push(await press('ask-link', client, { email }));
  // As many as wait at most, but for a first owner.
  for (let n = 1; n <= 50; n += 1) await ask(`198.51.100.${n}`, `${n}${stranger}`);
  for (const client of ['203.0.113.2', '203.0.113.3']) await ask(client, person);
  expect(new Set(answers)).toEqual(new Set(['303 /desk/sign-in?email=&say=ask-link.sent']));
  // No answer has waited for it.
  expect(asked()).toEqual([]);
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  while (asked().length === 0) await new Promise(setImmediate);
  expect(asked()).toEqual([personKey(person)]);
});

it('asks a client that wants many links to wait, before anything is looked up', async () => {
  const ask = () => press('ask-link', '203.0.113.9', { email: stranger });
  for (let times = 0; times < 20; times += 1) expect(await ask()).toContain('303');
  expect(await ask()).toBe('429 ');
});

it('keeps a client that guesses links out, and nobody else', async () => {
  const guess = (client: string) => press('enter', client, { token: 'guessed' });
  for (let times = 0; times < 60; times += 1) await guess('203.0.113.0');
  expect(await guess('203.0.113.0')).toBe('429 ');
  expect(await guess('198.51.100.1')).toContain('used-up');
});
