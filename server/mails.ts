import { deskMails } from '#lib/desk/mails.ts';
import { alertMails } from '#lib/health/alerts.ts';
import { leadMails } from '#lib/leads/mails.ts';
import { letterMails } from '#lib/letters/mails.ts';
import type { Composers } from '#lib/post/compose.ts';
import { publishMails } from '#lib/publishing/mails.ts';

/** What is sent, by its kind. */
export const composers: Composers = {
  ...leadMails,
  ...letterMails,
  ...deskMails,
  ...publishMails,
  ...alertMails,
};
