import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { content } from '#lib/content/content.ts';
import { mailboxes } from '#lib/content/site.ts';
import { recordDeed } from '#lib/database/deed-log.ts';
import type { NewLead, OutboxKind } from '#lib/database/schema.ts';
import { openStore, type Store } from '#lib/database/store.ts';
import { invite } from '#lib/desk/colleagues.ts';
import { askForLink } from '#lib/desk/sign-in-links.ts';
import { sendAnswer } from '#lib/leads/answers.ts';
import { saveLead } from '#lib/leads/leads.ts';
import { patience } from '#lib/leads/morning.ts';
import { consentHash } from '#lib/letters/consent-text.ts';
import { beginLetter } from '#lib/letters/letters.ts';
import { subscribe } from '#lib/letters/subscribers.ts';
import type { Message } from '#lib/post/mailer.ts';
import { enqueue, outboxEntry } from '#lib/post/outbox.ts';
import { composers } from '#server/mails.ts';

/** One mail of each kind, composed from a temporary store as the outbox does. */
export async function sampleMails(): Promise<{ kind: OutboxKind; message: Message }[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'preview-'));
  const store = await openStore({ DATA_DIR: folder });
  try {
    await fill(store);
    const entries = await store.db.selectFrom('outbox').selectAll().orderBy('kind').execute();
    const mails = await Promise.all(
      entries.map(async (entry) => ({
        kind: entry.kind,
        message: await composers[entry.kind](store, entry),
      })),
    );
    return mails.flatMap(({ kind, message }) =>
      message && 'html' in message ? [{ kind, message }] : [],
    );
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
}

const lead: NewLead = {
  name: 'Ayesha Khan',
  email: 'ayesha@example.com',
  phone: '+92 300 1234567',
  message:
    'Assalam o alaikum,\n\nwe sell carpets in Anarkali & want a shop online.\n\n  - about 120 carpets\n  - cash on delivery\n\nشکریہ',
  page: '/contact',
  utm_source: 'google',
  utm_campaign: 'spring-sale',
};

const another: Partial<NewLead> = {
  name: 'زارا احمد',
  email: 'zoë@example.com',
  phone: '',
  message:
    'السلام علیکم\n\nہمیں ایک ویب سائٹ چاہیے۔ https://example.com/a-very-long-address/without-a-place-where-a-line-could-be-broken-in-two',
  page: '/',
  suspicion: 'sent too fast',
};

/** With every supported element. */
const sampleLetter = path.join(process.cwd(), 'app/(site)/preview/sample-letter.md');

async function fill(store: Store) {
  const { privacy: privacyPolicy } = content();
  // A working morning, on the first of a month.
  const now = Date.UTC(2026, 5, 1, 12);
  const yesterday = now - patience;
  const { id } = await saveLead(store, lead, yesterday);
  await saveLead(store, { ...lead, ...another }, yesterday);
  const consent = {
    email: lead.email,
    page: '/',
    policyDate: privacyPolicy.updated,
    textHash: consentHash(),
  };
  await subscribe(store, consent, now);
  const letter = { id: 'sample', subject: '', source: await readFile(sampleLetter, 'utf8') };
  const owner = { who: mailboxes().to, at: now };
  await store.db.transaction().execute((db) => {
    const words = 'Dear Ayesha,\n\nwe call you.';
    const by = { ...owner, press: randomUUID() };
    return sendAnswer({ db, kind: store.kind }, id, { words, seen: '' }, by);
  });
  await beginLetter(store, letter, now);
  await saveLead(store, { ...lead, ...another, suspicion: 'honeypot filled' }, now);
  await saveLead(store, { ...lead, name: 'Rehan Malik', suspicion: 'token forged' }, now);
  await askForLink(store, owner.who, Date.now());
  const added = await recordDeed(store.db, owner, 'passkey added', 'sample');
  const notLive = await recordDeed(store.db, owner, 'page not live', 'services/seo.yaml');
  await enqueue(
    store.db,
    outboxEntry('digest', 'sample', now),
    outboxEntry('passkey', added, now),
    outboxEntry('not-live', notLive, now),
  );
  await invite(store, { email: 'writer@example.com', role: 'writer' }, owner);
  const reason =
    '3 visitor messages waiting since 2026-01-05T12:00:00.000Z: the mail server refuses them.';
  const alert = {
    id: 'mail-1',
    subject: 'mail',
    number: 1,
    state: 'wrong',
    reason,
    at: now,
  } as const;
  await store.db.insertInto('alerts').values(alert).execute();
  await enqueue(store.db, outboxEntry('alert-mail', alert.id, now));
}
