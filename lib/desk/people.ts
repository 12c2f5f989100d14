import { createHash } from 'node:crypto';
import { emailKey } from '#lib/base/email-key.ts';
import { env } from '#lib/base/env.ts';
import { content } from '#lib/content/content.ts';
import { isPlaceholder, mailboxes } from '#lib/content/site.ts';

/** Who may sign in to the desk: DESK_PEOPLE, else the inbox of the leads. */
export function deskPeople(): readonly string[] {
  return env().DESK_PEOPLE ?? [mailboxes().to];
}

/** The person whose address it is, in the spelling of the setting. */
export function findPerson(email: string): string | undefined {
  return deskPeople().find((one) => emailKey(one) === emailKey(email));
}

/** Stands for an address that a stranger may have typed, which is not stored. */
export function personKey(email: string): string {
  return createHash('sha256').update(emailKey(email)).digest('base64url');
}

/** An address of the desk. On a trial the public one leads nowhere, so it is this machine's. */
export function deskUrl(path: string): string {
  const { PORT, HOST } = env();
  const host = HOST === '0.0.0.0' ? '127.0.0.1' : HOST;
  const { site } = content();
  const isTrial = isPlaceholder(new URL(site.url).hostname);
  return new URL(path, isTrial ? `http://${host}:${PORT}` : site.url).href;
}
