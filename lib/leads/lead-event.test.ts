import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { Webhook as Verifier } from 'standardwebhooks';
import { content } from '#lib/content/content.ts';
import { checkQueues } from '#lib/health/checks/queues.ts';
import { heldActs } from '#lib/held/acts.ts';
import { holdBack } from '#lib/held/hold-back.ts';
import { heldInWords } from '#lib/post/held.ts';
import { webhookKey } from '#lib/post/webhook.ts';
import { personActs } from '#lib/privacy/acts.ts';
import { detailsOf } from '#lib/privacy/people.ts';
import { closeAfter } from '#testing/close-after.ts';
import { given } from '#testing/given.ts';
import { openPostOffice, sentAt } from '#testing/post-office.ts';
import { press } from '#testing/press.ts';
import { lead } from '#testing/seed.ts';
import { openWebServer } from '#testing/web-server.ts';
import { leadActs } from './acts.ts';
import { sendTestLead } from './lead-event.ts';

async function open(answer: RequestListener = (_, response) => void response.writeHead(204).end()) {
  const server = await openWebServer(answer);
  closeAfter(server.close);
  given({ LEADS_URL: server.url, APP_SECRET: '0123456789abcdef0123456789abcdef' });
  const office = await openPostOffice();
  const post = (now: number) => office.deliver(now, 'posts');
  return {
    ...office,
    received: server.received,
    post,
    /** What has come, once all that is due by then was sent. */
    async events(now = sentAt) {
      while (await post(now));
      return server.received.map(({ body }) => JSON.parse(body));
    },
    posts: async () => (await office.outbox()).filter(({ kind }) => kind === 'lead-post'),
  };
}

it('gets each message whole and signed, under the id of its row, as docs/deploy.md shows, and a test alike', async () => {
  const { addLead, events, posts, received } = await open();
  const { id } = await addLead({ utm_source: 'google', page_before: '/services/seo' });
  const [timestamp, { url: site }] = [new Date(sentAt).toISOString(), content().site];
  const source = {
    ...{ utm_source: 'google', utm_medium: null, utm_campaign: null, referrer: null },
    ...{ first_page: null, page_before: '/services/seo' },
  };
  const data = { ...lead, id, site, received_at: timestamp, ...source };
  const [posted, ...others] = await events();
  expect([posted, others]).toEqual([{ type: 'lead.created', timestamp, data }, []]);
  const docs = readFileSync('docs/deploy.md', 'utf8');
  const shown = JSON.parse(/```json\n(.*?)```/s.exec(docs)?.[1] ?? '');
  expect(Object.keys(shown)).toEqual(Object.keys(posted));
  expect(Object.keys(shown.data)).toEqual(Object.keys(posted.data));
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  const signed = headers as Record<string, string>;
  expect(signed['webhook-id']).toBe((await posts())[0]?.id);
  const verifier = new Verifier(await webhookKey('leads'));
  expect(() => verifier.verify(body, signed)).not.toThrow();
  await sendTestLead();
  const test = JSON.parse(received[1]?.body ?? '');
  expect(Object.keys(test.data)).toEqual(Object.keys(posted.data));
});

it('gets a suspect once it is released, and is told where that is taken back', async () => {
  const { addLead, events, store } = await open();
  const { id } = await addLead({ suspicion: 'honeypot filled' });
  expect(await events()).toEqual([]);
  await press(store, leadActs.released, { id }, { at: sentAt });
  expect(await events()).toMatchObject([{ type: 'lead.created', data: { id } }]);
  await press(store, leadActs.undo, { id }, { at: sentAt });
  expect((await events(sentAt + 60_000)).at(-1)).toMatchObject({ type: 'lead.erased' });
});

it('is told what is corrected and erased, but of nothing that it cannot have', async () => {
  const { addLead, events, store } = await open();
  const { id } = await addLead();
  await events();
  await addLead({ message: 'It is still to be posted.' });
  const { email } = lead;
  const correction = { person: email, name: 'Ayesha Malik', was: detailsOf([lead]) };
  await press(store, personActs['correct-person'], correction);
  const [, , corrected] = await events(Date.now() + 60_000);
  const data = { ...lead, name: 'Ayesha Malik', id };
  expect(corrected).toMatchObject({ type: 'lead.corrected', data });
  await press(store, personActs['erase-person'], { email, sure: 'yes' });
  const erased = (await events(Date.now() + 60_000)).filter(({ type }) => type === 'lead.erased');
  expect(erased[0]?.data).toEqual({ id: expect.any(String), site: content().site.url });
});

it.each([false, true])(
  'is told of an erasure after a restore, as it may have what waits (dropped: %s)',
  async (isDropped) => {
    const { addLead, events, store } = await open();
    const { id } = await addLead();
    await holdBack(store, undefined, sentAt);
    if (isDropped) await press(store, heldActs['drop-held'], {}, { at: sentAt });
    await press(store, personActs['erase-person'], { email: lead.email, sure: 'yes' });
    const told = await events(Date.now() + 60_000);
    expect(told).toMatchObject([{ type: 'lead.erased', data: { id } }]);
    expect(await heldInWords(store)).toEqual([]);
  },
);

it.each([
  ['redirects', 302, { state: 'failed' }],
  ['fails', 500, { state: 'ok', isUnsure: true }],
])('that %s (%i) is tried again, and health names it', async (_, status, state) => {
  let isWell = false;
  const { addLead, events, post, posts, store } = await open((_, response) => {
    response.writeHead(isWell ? 204 : status, { location: '/elsewhere' }).end();
  });
  const health = async (now: number) => (await checkQueues(store, now)).checks[1];
  await addLead();
  await post(sentAt);
  expect(await health(sentAt + 1)).toMatchObject(state);
  isWell = true;
  const [{ due } = { due: 0 }] = await posts();
  expect(await events(due)).toHaveLength(2);
  expect(await health(due)).toMatchObject({ state: 'ok', isUnsure: false });
});
