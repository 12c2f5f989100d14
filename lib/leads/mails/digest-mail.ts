import type { Lead } from '#lib/database/schema.ts';
import { deskUrl } from '#lib/desk/people.ts';
import { explainFailure } from '#lib/post/explain-failure.ts';
import { formatTime, type MailContent, type Part } from '#lib/post/mail-content.ts';
import type { Digest, FailedWelcome } from '../digest.ts';
import { listedLead } from './lead-mail.ts';
import type { MakeLink, OwnerAction } from './owner-links.ts';

/** @param digest `restored`: what waits since a backup was restored */
export function digestMail(
  digest: Digest & { restored: readonly string[] },
  link: MakeLink,
): MailContent {
  const { held, failed, restored } = digest;
  const sections = [
    { parts: restoredParts(restored), preview: 'Say whether it goes' },
    {
      parts: held.length > 0 ? heldParts(digest, link) : [],
      preview: 'See whether a person is among them',
    },
    {
      parts: failed.length > 0 ? failedParts(failed) : [],
      preview: 'Some welcomes could not be delivered',
    },
  ].filter(({ parts }) => parts.length > 0);
  return {
    title: 'What waits for you on the website',
    preview: sections[0]?.preview ?? '',
    parts: sections.flatMap(({ parts }, at) => (at > 0 ? [{ rule: true }, ...parts] : parts)),
  };
}

function restoredParts(restored: readonly string[]): Part[] {
  if (restored.length === 0) return [];
  return [
    {
      paragraph:
        'A backup of the website was restored. Nobody can tell whether this has gone out since that backup was made, so it waits for you:',
    },
    { list: restored.map((line) => [line]) },
    { actions: [['Let it go, or drop it', deskUrl('/')]] },
    { paragraph: 'Or on the server: npm run agency -- held' },
  ];
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
      paragraph: `Take one off the list under Readers on the desk, or try again: on the server, npm run agency -- leads retry --all-failed`,
    },
  ];
}
