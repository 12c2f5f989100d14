import { identity } from '@/content/site';
import type { SiteIdentity } from '@/content/types';
import { env, type Mailbox } from './env';

/** The agency as the whole site shows it: `content/site.ts` with the overrides of the environment. */
export const site: SiteIdentity = {
  ...identity,
  url: env().SITE_URL ?? identity.url,
  email: env().AGENCY_EMAIL ?? identity.email,
  privacyEmail: env().AGENCY_PRIVACY_EMAIL ?? identity.privacyEmail,
  phone: env().AGENCY_PHONE ?? identity.phone,
  chatNumber: env().AGENCY_CHAT_NUMBER ?? env().AGENCY_PHONE ?? identity.chatNumber,
};

/** The address of a path on the public site. */
export function absoluteUrl(path: string): string {
  return new URL(path, site.url).href;
}

/** Names under `.example` belong to nobody (RFC 2606): the agency's own is not put in yet. */
export function isPlaceholder(email: string): boolean {
  return /\.example$/i.test(email);
}

/** Who writes the site's mail, and who reads the leads. */
export function mailboxes(): { from: Mailbox; to: string } {
  const { MAIL_FROM, MAIL_TO } = env();
  const domain = site.email.slice(site.email.indexOf('@') + 1);
  return {
    from: MAIL_FROM ?? { name: `${site.name} website`, address: `website@${domain}` },
    to: MAIL_TO ?? site.email,
  };
}
