import { env } from '#lib/base/env.ts';
import { content } from '#lib/content/content.ts';
import { addRow, findRow } from '#lib/database/rows.ts';
import type { RowOf } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { buildMessage, type Composers } from '#lib/post/compose.ts';
import { type Part, timeInCity } from '#lib/post/mail-content.ts';
import { enqueue, outboxEntry } from '#lib/post/outbox.ts';

type Alert = RowOf<'alerts'>;

/** What the owner is told. Of the store and the site it is told past the outbox. */
export type Notice = Pick<Alert, 'state' | 'reason' | 'at'> & {
  subject: Alert['subject'] | 'store' | 'site';
};

/** Queues the alerts where the condition differs from the last stored one, which may be another instance's. */
export async function recordCondition(
  { db }: Store,
  { subject, state, reason, at }: Omit<Alert, 'id' | 'number'>,
): Promise<void> {
  const kinds = alertKinds();
  if (kinds.length === 0) return;
  const last = await findRow(db, 'alerts', { subject }, 'number');
  if ((last?.state ?? 'well') === state) return;
  const number = (last?.number ?? 0) + 1;
  const change: Alert = { id: `${subject}-${number}`, subject, number, state, reason, at };
  await db.transaction().execute(async (transaction) => {
    // Of several instances that see the change, one stores it under this number.
    if (!(await addRow(transaction, 'alerts', change))) return;
    // Runs before all that waits for the mail server, which may be what is wrong.
    const alerts = kinds.map((kind) => ({ ...outboxEntry(kind, change.id, at), due: 0 }));
    await enqueue(transaction, ...alerts);
  });
}

export type AlertKind = ReturnType<typeof alertKinds>[number];

/** How the owner is told: without a mail server, an alert would only be written to the data folder. */
export function alertKinds() {
  const { ALERT_URL, ALERT_MAIL_TO, SMTP_URL } = env();
  return [
    ...(ALERT_URL ? (['alert-post'] as const) : []),
    ...(ALERT_MAIL_TO && SMTP_URL ? (['alert-mail'] as const) : []),
  ];
}

const compose: Composers[AlertKind] = async ({ db }, { id, kind, subject_id }) => {
  const alert = await findRow(db, 'alerts', { id: subject_id });
  return alert && alertAs(kind as AlertKind, id, alert);
};

export const alertMails = { 'alert-mail': compose, 'alert-post': compose };

/** As it is sent that way. @param id the same for each attempt, so that the receiver recognizes a repetition */
export function alertAs(kind: AlertKind, id: string, notice: Notice) {
  return kind === 'alert-post' ? { post: payloadOf(notice) } : mailOf(id, notice);
}

function mailOf(id: string, notice: Notice) {
  const { ALERT_MAIL_TO } = env();
  const { at, reason, state } = notice;
  const parts: Part[] = [reason, { facts: [['Seen', timeInCity(at)]] }];
  if (state === 'wrong') {
    parts.push('On the server, npm run agency -- doctor says more.');
  }
  const mail = { title: alertTitle(notice), preview: reason, parts };
  return buildMessage({ id, created_at: at }, mail, {
    ...(ALERT_MAIL_TO && { to: ALERT_MAIL_TO }),
  });
}

/** `text` is what chat programs (Slack, Mattermost) show. */
function payloadOf(notice: Notice) {
  const { subject, state, reason, at } = notice;
  return {
    text: `${alertTitle(notice)}. ${reason}`,
    site: content().site.url,
    subject,
    state,
    reason,
    at: new Date(at).toISOString(),
  };
}

const subjects = {
  mail: 'The mail',
  leads: 'The receiver of messages',
  bounces: 'The mailbox of bounces',
  store: 'The database',
  site: 'The site',
} as const;

function alertTitle({ subject, state }: Notice): string {
  const { host } = new URL(content().site.url);
  return `${subjects[subject]} of ${host} ${state === 'wrong' ? 'needs attention' : 'works again'}`;
}
