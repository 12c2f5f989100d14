import { env } from '#lib/base/env.ts';
import { count } from '#lib/base/text.ts';
import { content } from '#lib/content/content.ts';
import { dateOf } from '#lib/content/weeks.ts';
import { countRows } from '#lib/database/count-rows.ts';
import { listRows } from '#lib/database/rows.ts';
import type { Store } from '#lib/database/store.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { personName } from '#lib/desk/people.ts';
import { explainFailure } from '#lib/post/explain-failure.ts';
import { heldInWords } from '#lib/post/held.ts';
import { formatTime, type MailContent } from '#lib/post/mail-content.ts';
import { sessionsOn } from '#lib/site/opening.ts';
import { leadsIn } from '../lead-list.ts';
import { atDesk, inLine, listedLead } from './lead-mail.ts';

/** What the morning mail tells of one matter. */
export type Section = MailContent & {
  /** For it alone no mail comes after noon. */
  isOfMorning?: true;
  /** What it lists is marked as told, once the mail server has taken the mail. */
  lists?: { table: 'leads' | 'outbox'; ids: string[] };
};

/** What there is to tell but the month, the most urgent first. */
export async function readSections(store: Store, at: number): Promise<Section[]> {
  const day = dateOf(at);
  const isOpen = isWorkingDay(day);
  const sections = [
    await restoredSection(store),
    isOpen ? await waitingSection(store, at) : undefined,
    isOpen ? await askSection(store, day) : undefined,
    await heldSection(store),
    await failedSection(store),
  ];
  return sections.filter((section) => section !== undefined);
}

function isWorkingDay(date: string): boolean {
  const { site } = content();
  return sessionsOn(Date.parse(date), { ...site, city: site.address.city }).length > 0;
}

async function restoredSection(store: Store): Promise<Section | undefined> {
  const restored = await heldInWords(store);
  if (restored.length === 0) return;
  return {
    title: 'Some mail waits for you',
    preview: 'Say whether it goes',
    parts: [
      'A backup was restored, so nobody can tell whether this has gone out; or it waited more than a week for a mail server:',
      { list: restored },
      atDesk('Let it go, or drop it', deskRoutes.home, [
        ['Let it go', 'held let-go'],
        ['Drop it', 'held drop'],
      ]),
    ],
  };
}

/** How long a message may go unanswered, in ms: the promise is 24 hours. */
const patience = 20 * 60 * 60_000;

/** Gmail cuts a mail off at 102 KB; what is cut off here comes first in the next. */
const longest = { waiting: 20, held: 30, failed: 50 };

async function waitingSection({ db }: Store, at: number): Promise<Section | undefined> {
  const unanswered = leadsIn(db, 'open').where('received_at', '<=', at - patience);
  const { leads, all } = await list(unanswered, longest.waiting);
  if (all === 0) return;
  const ids = leads.map(({ id }) => id);
  const answers = { kind: 'answer', subject_id: ids } as const;
  const sent = await listRows(db, 'outbox', answers, 'created_at');
  const latest = new Map(sent.map((one) => [one.subject_id, one]));
  return {
    title: all === 1 ? 'A message waits for an answer' : `${all} messages wait for an answer`,
    preview: leads.map(({ name }) => name).join(', '),
    parts: [
      `Nobody has said yet that ${all === 1 ? 'it was' : 'they were'} answered. We promise a reply within 24 hours.${all > leads.length ? ` Here are the oldest ${leads.length}.` : ''}`,
      ...leads.flatMap((lead) => {
        const { failed_at = null, last_error } = latest.get(lead.id) ?? {};
        const why = failed_at === null ? null : explainFailure(last_error ?? '');
        return listedLead(lead, 280, { 'Your answer': why });
      }),
    ],
    isOfMorning: true,
  };
}

/** Whose day to ask again has come. */
async function askSection({ db }: Store, day: string): Promise<Section | undefined> {
  const asked = leadsIn(db, 'all').where('ask_again', '<=', day).where('dismissed_at', 'is', null);
  const { leads, all } = await list(asked, longest.waiting);
  if (all === 0) return;
  return {
    title: `${count(all, 'visitor')} to ask again`,
    preview: leads.map(({ name }) => name).join(', '),
    parts: [
      `The day that you set has come. Each is named here until the day is changed or taken away.${all > leads.length ? ` Here are ${leads.length} of them.` : ''}`,
      ...leads.flatMap((lead) => {
        const by = lead.looked_after_by;
        const facts = {
          'Looked after by': by ? personName(by) : 'nobody yet',
          Note: lead.note && inLine(lead.note),
        };
        return listedLead(lead, 280, facts, []);
      }),
    ],
    isOfMorning: true,
  };
}

async function heldSection({ db }: Store): Promise<Section | undefined> {
  // First what no mail has listed yet.
  const held = leadsIn(db, 'held').orderBy((eb) => eb('leads.told_at', 'is not', null));
  const { leads, all } = await list(held, longest.held);
  if (all === 0) return;
  const more = all - leads.length;
  const length = leads.length > 10 ? 280 : 2_000;
  return {
    title: `${count(all, 'message')} held as suspect`,
    preview: 'See whether a person is among them',
    parts: [
      `${all === 1 ? 'It looks like a program’s, so it was not mailed. A person may have written it all the same.' : 'They look like a program’s, so they were not mailed. Some may be a person’s.'}${more > 0 && env().SMTP_URL ? ` The next mail lists ${more} more.` : ''}`,
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
    lists: { table: 'leads', ids: leads.map(({ id }) => id) },
  };
}

/** The oldest first. `all` is how many there are: `leads` may be cut off. */
async function list(found: ReturnType<typeof leadsIn>, most: number) {
  const leads = await found.selectAll('leads').orderBy('received_at').limit(most).execute();
  return { leads, all: await countRows(found.clearOrderBy()) };
}

/** Welcomes that were given up, each told once. */
async function failedSection({ db }: Store): Promise<Section | undefined> {
  const failed = await db
    .selectFrom('outbox')
    .innerJoin('subscribers', 'subscribers.id', 'outbox.subject_id')
    .select(['outbox.id', 'outbox.failed_at', 'outbox.last_error', 'subscribers.email'])
    .where('kind', '=', 'subscriber-welcome')
    .where('failed_at', 'is not', null)
    .where('sent_at', 'is', null)
    .where('told_at', 'is', null)
    .where('unsubscribed_at', 'is', null)
    .orderBy('failed_at', 'desc')
    .limit(longest.failed)
    .execute();
  if (failed.length === 0) return;
  return {
    title: `${count(failed.length, 'welcome')} could not be delivered`,
    preview: failed.map(({ email }) => email).join(', '),
    parts: [
      'These subscribers did not get their welcome: their mail server refused it, or did not take it for five days.',
      {
        list: failed.map(({ email, failed_at, last_error }) => [
          { kind: 'email', value: email },
          `, ${formatTime(failed_at ?? 0)}: ${explainFailure(last_error ?? '')}`,
        ]),
      },
      'Take one off the list under Readers on the desk, or try again: on the server, npm run agency -- leads retry --all-failed',
    ],
    lists: { table: 'outbox', ids: failed.map(({ id }) => id) },
  };
}
