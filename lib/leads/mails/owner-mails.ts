import { content } from '#lib/content/content.ts';
import type { Change, Lead, Notice } from '#lib/database/schema.ts';
import { explainFailure } from '#lib/post/failure-words.ts';
import { formatTime, type MailContent, type Part, timeInCity } from '#lib/post/mail-content.ts';
import type { Digest, FailedWelcome } from '../digest.ts';
import { listedLead } from './lead-mail.ts';
import type { MakeLink, OwnerAction } from './owner-links.ts';

const cli = 'npm run agency --';

export function digestMail(digest: Digest, link: MakeLink): MailContent {
  const { held, failed } = digest;
  return {
    title: 'What waits for you on the website',
    preview:
      held.length > 0
        ? 'See whether a person is among them'
        : 'Some welcomes could not be delivered',
    parts: [
      ...(held.length > 0 ? heldParts(digest, link) : []),
      ...(held.length > 0 && failed.length > 0 ? [{ rule: true } as const] : []),
      ...(failed.length > 0 ? failedParts(failed) : []),
    ],
  };
}

export function signInMail(link: string): MailContent {
  return {
    title: 'Sign in to the desk',
    preview: 'The link is good for 10 minutes, once',
    parts: [
      { paragraph: 'Open this, on whichever device you like, and press the button there:' },
      { actions: [['Sign in', link]] },
      {
        paragraph:
          'It is good for 10 minutes, and once. Was it not you who asked for it? Then leave it: without this mail nobody can use it.',
      },
    ],
  };
}

export function passkeyMail({ what, at }: Change): MailContent {
  const isNew = what === 'passkey added';
  return {
    title: `A passkey of yours was ${isNew ? 'added to' : 'removed from'} the desk`,
    preview: `On ${formatTime(at)}`,
    parts: [
      {
        paragraph: isNew
          ? 'Whoever has the device, and its PIN, finger or face, can sign in as you from now on.'
          : 'It signs in nobody any more.',
      },
      { facts: [['When', timeInCity(at)]] },
      {
        paragraph:
          'Was it not you? Sign in by a mailed link, and on the desk’s page Sessions remove what you do not know and end all other sessions. Then change the password of your mailbox.',
      },
    ],
  };
}

export function alertMail(notice: Notice): MailContent {
  const parts: Part[] = [
    { paragraph: notice.reason },
    { facts: [['Seen', timeInCity(notice.at)]] },
  ];
  if (notice.state === 'wrong') {
    parts.push({ paragraph: `On the server, ${cli} doctor says more.` });
  }
  return { title: alertTitle(notice), preview: notice.reason, parts };
}

const subjects = {
  mail: 'The mail',
  leads: 'The receiver of messages',
  bounces: 'The mailbox of bounces',
  store: 'The database',
  site: 'The site',
} as const;

export function alertTitle({ subject, state }: Notice): string {
  const { host } = new URL(content().site.url);
  return `${subjects[subject]} of ${host} ${state === 'wrong' ? 'needs attention' : 'works again'}`;
}

function heldParts({ held, heldCount }: Digest, link: MakeLink): Part[] {
  const more = heldCount - held.length;
  const rest = more > 0 ? ` There are ${more} more, which the next digest lists.` : '';
  const newest = Math.max(...held.map(({ received_at }) => received_at));
  // Gmail cuts a mail off at 102 KB.
  const length = held.length > 10 ? 280 : 2_000;
  const all: Part[] = [
    { rule: true },
    { heading: 'All of them' },
    { paragraph: `The ${held.length} that this mail lists, and what earlier ones did.` },
    { actions: verdicts('released-all', 'dismissed-all', String(newest), link) },
  ];
  return [
    {
      paragraph: `These messages look like a program’s, so they were not mailed. Some may be a person’s.${rest}`,
    },
    ...held.flatMap((lead) => heldLead(lead, length, link)),
    ...(held.length > 1 ? all : []),
  ];
}

function heldLead(lead: Lead, length: number, link: MakeLink): Part[] {
  return [
    ...listedLead(lead, length, ['Held as', `${lead.suspicion}`]),
    { actions: verdicts('released', 'dismissed', lead.id, link) },
  ];
}

function verdicts(person: OwnerAction, nobody: OwnerAction, of: string, link: MakeLink) {
  return [
    ['A person wrote this', link(person, of)],
    ['Nobody did', link(nobody, of)],
  ] as const;
}

function failedParts(failed: readonly FailedWelcome[]): Part[] {
  return [
    {
      paragraph:
        'These subscribers did not get their welcome: their mail server refused it, or did not take it for five days.',
    },
    {
      list: failed.map(({ email, failed_at, last_error }) => [
        { kind: 'email', value: email },
        `, ${formatTime(failed_at ?? 0)}: ${explainFailure(last_error ?? '')}`,
      ]),
    },
    {
      paragraph: `Take one off the list under Readers on the desk, or try again: on the server, ${cli} leads retry --all-failed`,
    },
  ];
}
