import { deskMails } from '#lib/desk/mails.ts';
import { alertMails } from '#lib/health/alerts.ts';
import { leadMails } from '#lib/leads/mails.ts';
import { composeMorning } from '#lib/leads/morning.ts';
import { letterMails } from '#lib/letters/mails.ts';
import type { Composers } from '#lib/post/compose.ts';
import { publishMails } from '#lib/publishing/mails.ts';
import { monthSection } from '#lib/visits/month.ts';

const morning: Composers['digest'] = (store, entry) => composeMorning(store, entry, monthSection);

/** What is sent, by its kind. */
export const composers: Composers = {
  ...leadMails,
  ...letterMails,
  ...deskMails,
  ...publishMails,
  ...alertMails,
  digest: morning,
  // Queued by 1.1.0 alone.
  month: morning,
};
