import { count } from '#lib/base/text.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { personName } from '#lib/desk/people.ts';
import { explainFailure } from '#lib/post/explain-failure.ts';
import { formatTime, type MailContent } from '#lib/post/mail-content.ts';
import type { Morning } from '../morning.ts';
import { atDesk, inLine, listedLead } from './lead-mail.ts';

/** What is most urgent comes first, and gives the mail its title; undefined where there is nothing to tell. */
export function morningMail(
  morning: Morning,
  month: MailContent | undefined,
): MailContent | undefined {
  const { restored, waiting, asked, held, failed } = morning;
  const [first, ...rest] = [
    ...(restored.length > 0 ? [restoredSection(restored)] : []),
    ...(waiting.count > 0 ? [waitingSection(waiting)] : []),
    ...(asked.count > 0 ? [askSection(asked)] : []),
    ...(held.count > 0 ? [heldSection(held)] : []),
    ...(failed.length > 0 ? [failedSection(failed)] : []),
    ...(month ? [month] : []),
  ];
  if (!first) return;
  const others = rest.flatMap(({ title, parts }) => [
    ...([{ rule: true }, { heading: title }] as const),
    ...parts,
  ]);
  return {
    title: first.title,
    preview: [first.preview, ...rest.map(({ title }) => title)].join(' · '),
    parts: [...first.parts, ...others],
  };
}

function restoredSection(restored: Morning['restored']): MailContent {
  return {
    title: 'Some mail waits for you',
    preview: 'Say whether it goes',
    parts: [
      {
        paragraph:
          'A backup was restored, so nobody can tell whether this has gone out; or it waited more than a week for a mail server:',
      },
      { list: restored },
      atDesk('Let it go, or drop it', deskRoutes.home, [
        ['Let it go', 'held let-go'],
        ['Drop it', 'held drop'],
      ]),
    ],
  };
}

function waitingSection({ leads, count }: Morning['waiting']): MailContent {
  return {
    title: count === 1 ? 'A message waits for an answer' : `${count} messages wait for an answer`,
    preview: leads.map(({ name }) => name).join(', '),
    parts: [
      {
        paragraph: `Nobody has said yet that ${count === 1 ? 'it was' : 'they were'} answered. We promise a reply within 24 hours.${count > leads.length ? ` Here are the oldest ${leads.length}.` : ''}`,
      },
      ...leads.flatMap((lead) => listedLead(lead, 280)),
    ],
  };
}

function askSection({ leads, count: all }: Morning['asked']): MailContent {
  return {
    title: `${count(all, 'visitor')} to ask again`,
    preview: leads.map(({ name }) => name).join(', '),
    parts: [
      {
        paragraph: `The day that you set has come. Each is named here until the day is changed or taken away.${all > leads.length ? ` Here are ${leads.length} of them.` : ''}`,
      },
      ...leads.flatMap((lead) => {
        const by = lead.looked_after_by;
        const facts = {
          'Looked after by': by ? personName(by) : 'nobody yet',
          Note: lead.note && inLine(lead.note),
        };
        return listedLead(lead, 280, facts, []);
      }),
    ],
  };
}

function heldSection({ leads, count: all }: Morning['held']): MailContent {
  const more = all - leads.length;
  const length = leads.length > 10 ? 280 : 2_000;
  return {
    title: `${count(all, 'message')} held as suspect`,
    preview: 'See whether a person is among them',
    parts: [
      {
        paragraph: `${all === 1 ? 'It looks like a program’s, so it was not mailed. A person may have written it all the same.' : 'They look like a program’s, so they were not mailed. Some may be a person’s.'}${more > 0 ? ` The next mail lists ${more} more.` : ''}`,
      },
      atDesk('See all that are held', `${deskRoutes.home}?box=held`, [
        ['All that are held', 'leads held'],
      ]),
      ...leads.flatMap((lead) =>
        listedLead(lead, length, { 'Held as': lead.suspicion }, [
          ['If a person wrote it', `leads release ${lead.id}`],
          ['If nobody did', `leads dismiss ${lead.id}`],
        ]),
      ),
    ],
  };
}

function failedSection(failed: Morning['failed']): MailContent {
  return {
    title: `${count(failed.length, 'welcome')} could not be delivered`,
    preview: failed.map(({ email }) => email).join(', '),
    parts: [
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
        paragraph:
          'Take one off the list under Readers on the desk, or try again: on the server, npm run agency -- leads retry --all-failed',
      },
    ],
  };
}
