import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { env } from '#lib/env.ts';
import { createMailer } from '#lib/mail/transport.ts';
import { openPostOffice, sentAt } from '#testing/post-office.ts';
import { deliverNext } from './deliver.ts';

it('without an SMTP server, a mail is written as an .eml file to the data folder', async () => {
  const { addLead, outbox, store } = await openPostOffice();
  const DATA_DIR = mkdtempSync(path.join(env().DATA_DIR, 'folder-'));
  await addLead();
  await deliverNext(store, { mailer: createMailer({ DATA_DIR }), clock: () => sentAt });

  const [file, ...others] = readdirSync(path.join(DATA_DIR, 'mail'));
  expect(file).toMatch(/\.eml$/);
  expect(others).toEqual([]);
  const mail = await PostalMime.parse(readFileSync(path.join(DATA_DIR, 'mail', String(file))));
  expect(mail.replyTo).toMatchObject([{ address: 'ayesha@example.com' }]);
  expect(mail.text).toContain('We sell shoes and want a shop.');
  expect(await outbox()).toMatchObject([{ sent_at: sentAt }]);
});
