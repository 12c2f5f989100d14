import { getStore } from '#lib/database/store.ts';
import { deliverNext } from '#lib/post/delivery/deliver.ts';
import { composers } from '#server/mails.ts';
import { logged } from '#testing/post-office.ts';
import { contactMessage, jsonRequest } from '#testing/requests.ts';
import { receiveContact } from './contact.ts';

it('joins a request, its lead and its mail, and tells nothing of the visitor', async () => {
  const response = await receiveContact(jsonRequest('/api/contacts', contactMessage));
  const refused = Object.assign(new Error(`No room for ${contactMessage.email}`), {
    code: 'EAUTH',
  });
  const send = jest.fn().mockRejectedValueOnce(refused);
  const mailer = { send };
  for (const minutes of [1, 10]) {
    const clock = () => Date.now() + minutes * 60_000;
    await deliverNext(await getStore(), { composers, mailer, clock });
  }

  const [{ id: mailId }] = send.mock.calls[1];
  const lines = logged().map((line) => JSON.parse(line));
  const { leadId } = lines.find(({ event }) => event === 'submission answered');
  const ofLead = lines.filter((line) => line.leadId === leadId);
  expect(ofLead).toMatchObject([
    { event: 'submission answered', requestId: response.headers.get('x-request-id') },
    { event: 'not sent, will be tried again', mailId, kind: 'lead' },
    { event: 'sent', mailId, kind: 'lead', attempts: 2 },
  ]);
  for (const word of Object.values(contactMessage).filter(Boolean)) {
    expect(logged().join()).not.toContain(word);
  }
});
