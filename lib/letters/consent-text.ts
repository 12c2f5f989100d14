import { createHash } from 'node:crypto';
import { formatDate } from '#lib/base/format-date.ts';
import { content } from '#lib/content/content.ts';

/** What readers are shown when they subscribe, line by line: the words beside the form, and the policy that they link to. */
export function consentText(): string[] {
  const { newsletter, privacy } = content();
  const { title, promise, wayOut, policy } = newsletter;
  return [
    title,
    promise,
    `${wayOut} ${policy.join(' ')}.`,
    privacy.title,
    `Last updated ${formatDate(privacy.updated)}.`,
    ...privacy.sections.flatMap((section) => [section.title, ...section.lines]),
  ];
}

/** What is recorded of one who agrees to it, on a page. */
export function consentNow(page: string) {
  const textHash = createHash('sha256').update(consentText().join('\n')).digest('hex');
  return { page, policyDate: content().privacy.updated, textHash };
}
