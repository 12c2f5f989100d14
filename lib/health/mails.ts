import type { Composers } from '#lib/post/compose.ts';
import { findAlert } from './alerts.ts';
import { alertPayload, composeAlert } from './watching/alert-messages.ts';

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
