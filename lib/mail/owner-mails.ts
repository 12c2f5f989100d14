import { content } from '#lib/content/content.ts';
import type { Digest, FailedWelcome } from '#lib/store/digest.ts';
import type { Lead, Notice } from '#lib/store/schema.ts';
import { formatTime, type MailContent, type Part, type Words } from './mail-content.ts';

const cli = 'npm run agency --';

export function digestMail({ held, heldCount, failed }: Digest): MailContent {
  return {
    title: 'What waits for you on the website',
    preview:
      held.length > 0
        ? 'See whether a person is among them'
        : 'Some welcomes could not be delivered',
    parts: [
      ...(held.length > 0 ? heldParts(held, heldCount) : []),
      ...(failed.length > 0 ? failedParts(failed) : []),
    ],
  };
}

export function alertMail(notice: Notice): MailContent {
  const { site } = content();
  const parts: Part[] = [
    { paragraph: notice.reason },
    { facts: [['Seen', `${formatTime(notice.at)} (${site.address.city})`]] },
  ];
  if (notice.state === 'wrong') {
    parts.push({ paragraph: `On the server, ${cli} doctor says more.` });
  }
  return { title: alertTitle(notice), preview: notice.reason, parts };
}

const subjects = { mail: 'The mail', store: 'The database', site: 'The site' } as const;

export function alertTitle({ subject, state }: Notice): string {
  const { host } = new URL(content().site.url);
  return `${subjects[subject]} of ${host} ${state === 'wrong' ? 'needs attention' : 'works again'}`;
}

function heldParts(held: readonly Lead[], heldCount: number): Part[] {
  const more = heldCount - held.length;
  const rest = more > 0 ? ` There are ${more} more, which the next digest lists.` : '';
  return [
    {
      paragraph: `These messages look like a program’s, so they were not mailed. Some may be a person’s.${rest}`,
    },
    { list: held.map(heldLine) },
    { paragraph: 'Read one, and then mail it or say that nobody wants it:' },
    {
      list: [
        'leads show ID',
        'leads release ID',
        'leads dismiss ID',
        'leads dismiss --all-held',
      ].map((command) => `${cli} ${command}`),
    },
  ];
}

function heldLine({ id, name, received_at, suspicion }: Lead): Words {
  const when = formatTime(received_at);
  return [`${id.slice(0, 8)}: `, { userInput: name }, `, ${when}, ${suspicion}`];
}

function failedParts(failed: readonly FailedWelcome[]): Part[] {
  return [
    {
      paragraph:
        'These subscribers did not get their welcome: their mail server refused it, or did not take it for five days.',
    },
    {
      list: failed.map(({ email, failed_at, last_error }) => [
        { email },
        `, ${formatTime(failed_at ?? 0)}, ${last_error}`,
      ]),
    },
    { paragraph: 'Try again, or take one off the list:' },
    { list: [`${cli} leads retry --all-failed`, `${cli} subscribers remove EMAIL`] },
  ];
}
