import { createHash } from 'node:crypto';
import { newsletter } from '#content/newsletter.ts';
import { privacyPolicy } from '#content/privacy.ts';
import { formatDate } from './format-date.ts';
import { sitePolicy } from './site-policy.ts';

/** What readers are shown when they subscribe, line by line: the words beside the form, and the policy that they link to. */
export function consentText(): string[] {
  const { title, promise, wayOut, policy } = newsletter;
  return [
    title,
    promise,
    `${wayOut} ${policy.join(' ')}.`,
    privacyPolicy.title,
    `Last updated ${formatDate(privacyPolicy.updated)}.`,
    ...sitePolicy.flatMap((section) => [
      section.title,
      ...section.paragraphs,
      ...(section.list ?? []),
    ]),
  ];
}

/** SHA-256 of its lines, in hex. */
export const consentHash = createHash('sha256').update(consentText().join('\n')).digest('hex');
