import { identity } from '#content/site.ts';
import type { SiteIdentity } from '#content/types.ts';
import { env, type Mailbox } from './env.ts';

/** `content/site.ts` with overrides from the environment. */
export const site: SiteIdentity = {
  ...identity,
  url: env().SITE_URL ?? identity.url,
  email: env().AGENCY_EMAIL ?? identity.email,
  privacyEmail: env().AGENCY_PRIVACY_EMAIL ?? identity.privacyEmail,
  phone: env().AGENCY_PHONE ?? identity.phone,
  chatNumber: env().AGENCY_CHAT_NUMBER ?? env().AGENCY_PHONE ?? identity.chatNumber,
};

export function absoluteUrl(path: string): string {
  return new URL(path, site.url).href;
}

/** `.example` is reserved (RFC 2606): no address was set yet. */
export function isPlaceholder(email: string): boolean {
  return /\.example$/i.test(email);
}

/** Sender of the site's mail and recipient of leads. */
export function mailboxes(): { from: Mailbox; to: string } {
  const { MAIL_FROM, MAIL_TO } = env();
  const domain = site.email.slice(site.email.indexOf('@') + 1);
  return {
    from: MAIL_FROM ?? { name: `${site.name} website`, address: `website@${domain}` },
    to: MAIL_TO ?? site.email,
  };
}
