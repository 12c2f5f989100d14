import { env } from '#lib/base/env.ts';
import { content } from '#lib/content/content.ts';
import { buildMessage, type Composers } from '#lib/post/compose.ts';
import { type Part, timeInCity } from '#lib/post/mail-content.ts';
import type { Message } from '#lib/post/mailer.ts';
import { findAlert, type Notice } from './alerts.ts';

export const alertMails = {
  'alert-mail': async (store, { id, subject_id }) => {
    const alert = await findAlert(store, subject_id);
    return alert && composeAlert(id, alert);
  },
  'alert-post': async (store, { subject_id }) => {
    const alert = await findAlert(store, subject_id);
    return alert && { post: alertPayload(alert) };
  },
} satisfies Partial<Composers>;

/** As a mail. @param id the same for each attempt, so that the receiver recognizes a repetition */
export function composeAlert(id: string, notice: Notice): Message {
  const { ALERT_MAIL_TO } = env();
  const { at, reason, state } = notice;
  const parts: Part[] = [{ paragraph: reason }, { facts: [['Seen', timeInCity(at)]] }];
  if (state === 'wrong') {
    parts.push({ paragraph: 'On the server, npm run agency -- doctor says more.' });
  }
  const mail = { title: alertTitle(notice), preview: reason, parts };
  return buildMessage({ id, created_at: at }, mail, {
    ...(ALERT_MAIL_TO && { to: ALERT_MAIL_TO }),
  });
}

/** As it is posted. `text` is what chat programs (Slack, Mattermost) show. */
export function alertPayload(notice: Notice) {
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
