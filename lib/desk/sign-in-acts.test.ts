import { getStore } from '#lib/database/store.ts';
import { formRequest } from '#testing/requests.ts';
import { stored } from '#testing/stored.ts';
import { answerAct } from './answer-act.ts';
import { deskPeople, personKey } from './people.ts';
import { createToken } from './sign-in-links.ts';

const [person = ''] = deskPeople();
const stranger = 'stranger@example.com';

function send(act: string, client: string, fields: Record<string, string>, cookie = '') {
  const headers = { 'x-forwarded-for': client, 'sec-fetch-site': 'same-origin', cookie };
  return answerAct(formRequest(`/desk/act/${act}`, fields, headers), act, new Map());
}

async function press(act: string, client: string, fields: Record<string, string>) {
  const { status, headers } = await send(act, client, fields);
  const said = headers.get('location')?.replace(encodeURIComponent(fields.email ?? ''), '');
  return [status, said].join(' ');
}

const asked = () => stored('outbox').map((row) => row.subject_id);

it('answers strangers and people alike, and asks for a person’s link once the answer has gone', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const answers: string[] = [];
  const ask = async (client: string, email: string) =>
    answers.push(await press('ask-link', client, { email }));
  await ask('198.51.100.1', stranger);
  for (const client of ['203.0.113.2', '203.0.113.3']) await ask(client, person);
  expect(new Set(answers)).toEqual(new Set(['303 /desk/sign-in?email=&say=ask-link.sent']));
  expect(asked()).toEqual([]);
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  while (asked().length === 0) await new Promise(setImmediate);
  expect(asked()).toEqual([personKey(person)]);
});

it('has no word of what is no address, which may be a password, in the address that it leads to', async () => {
  const { headers } = await send('ask-link', '203.0.113.5', { email: 'a-password' });
  expect(headers.get('location')).toBe('/desk/sign-in?wrong=email&say=ask-link.no-address');
});

it('leads back to where one was asked who one is, and never out of the desk', async () => {
  const client = '203.0.113.4';
  const enter = async (cookie: string) => {
    const token = await createToken(await getStore(), person);
    return (await send('enter', client, { token }, cookie)).headers.get('location');
  };
  const way = '/desk/person?email=a%40example.com';
  const { headers } = await send('ask-link', client, { email: person, way });
  expect(headers.get('location')).toBe(`${way}&say=ask-link.sent`);
  expect(await enter(headers.get('set-cookie')?.split(';', 1)[0] ?? '')).toBe(way);
  expect(await enter('desk-way=//elsewhere.example')).toBe('/desk');
});

it.each([
  ['wants many links', 'ask-link', { email: stranger }, 20],
  ['guesses links', 'enter', { token: 'guessed' }, 60],
])('has a client wait that %s, and nobody else', async (_, act, fields, most) => {
  const [client, other] = ['203.0.113.9', '198.51.100.9'];
  for (let times = 0; times < most; times += 1)
    expect(await press(act, client, fields)).toContain('303');
  expect(await press(act, client, fields)).toBe('429 ');
  expect(await press(act, other, fields)).toContain('303');
});
