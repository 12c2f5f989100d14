import type { SiteIdentity } from '@/content/types';
import type { Digest, FailedWelcome } from '@/lib/store/digest';
import type { Lead } from '@/lib/store/schema';
import { formatTime } from './format-time';
import type { Letter, Part, Words } from './letter';

const agency = 'npm run agency --';

/** What waits for the owner: messages held back as suspects, and welcomes that were given up. */
export function digestLetter({ held, heldCount, failed }: Digest, site: SiteIdentity): Letter {
  return {
    title: 'What waits for you on the website',
    preview:
      held.length > 0
        ? 'See whether a person is among them'
        : 'Some welcomes could not be delivered',
    parts: [
      ...(held.length > 0 ? heldParts(held, heldCount, site) : []),
      ...(failed.length > 0 ? failedParts(failed, site) : []),
    ],
  };
}

function heldParts(held: readonly Lead[], inAll: number, site: SiteIdentity): Part[] {
  const more = inAll - held.length;
  const rest = more > 0 ? ` There are ${more} more, which the next digest lists.` : '';
  return [
    {
      paragraph: `These messages look like a program’s, so they were not mailed. Some may be a person’s.${rest}`,
    },
    { list: held.map((lead) => heldLine(lead, site)) },
    { paragraph: 'Read one, and then mail it or say that nobody wants it:' },
    {
      list: [
        'leads show ID',
        'leads release ID',
        'leads dismiss ID',
        'leads dismiss --all-held',
      ].map((command) => `${agency} ${command}`),
    },
  ];
}

function heldLine({ id, name, received_at, suspicion }: Lead, site: SiteIdentity): Words {
  const when = formatTime(received_at, site.timeZone);
  return [`${id.slice(0, 8)}: `, { written: name }, `, ${when}, ${suspicion}`];
}

function failedParts(failed: readonly FailedWelcome[], site: SiteIdentity): Part[] {
  return [
    {
      paragraph:
        'These subscribers did not get their welcome: their mail server refused it, or did not take it for five days.',
    },
    {
      list: failed.map(({ email, failed_at, last_error }) => [
        { email },
        `, ${formatTime(failed_at ?? 0, site.timeZone)}, ${last_error}`,
      ]),
    },
    { paragraph: 'Try again, or take one off the list:' },
    { list: [`${agency} leads retry --all-failed`, `${agency} subscribers remove EMAIL`] },
  ];
}
