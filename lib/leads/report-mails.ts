import type { MailContent, Part } from '#lib/post/mail-content.ts';
import type { Answers } from './lead-counts.ts';
import { leadActions, listedLead } from './mails/lead-mail.ts';
import type { MonthFigures } from './mails/month.ts';
import type { MakeLink } from './mails/owner-links.ts';
import type { Unanswered } from './reminders.ts';
import { visitShare } from './visit-share.ts';

const hour = 60 * 60_000; // ms

export function reminderMail({ leads, count }: Unanswered, link: MakeLink): MailContent {
  const more = count - leads.length;
  return {
    title: count === 1 ? 'A message waits for an answer' : `${count} messages wait for an answer`,
    preview: leads.map(({ name }) => name).join(', '),
    parts: [
      {
        paragraph: `Nobody has said yet that ${count === 1 ? 'it was' : 'they were'} answered. We promise a reply within 24 hours.${more > 0 ? ` Here are the oldest; ${more} more wait.` : ''}`,
      },
      ...leads.flatMap((lead) => [...listedLead(lead, 280), leadActions(lead.id, link)]),
      { rule: true },
      {
        paragraph:
          'This mail comes on working mornings while a message has waited for 20 hours. Would you rather not be reminded?',
      },
      { actions: [['Stop the reminders', link('stop-reminders', 'all')]] },
    ],
  };
}

/** @param link where the reminders are stopped: it starts them again */
export function monthMail(figures: MonthFigures, link?: MakeLink): MailContent {
  const { month, messages, sources, answers, readers } = figures;
  const stopped: Part[] = link
    ? [
        { rule: true },
        { paragraph: 'The reminders of what has not been answered are stopped.' },
        { actions: [['Start the reminders', link('start-reminders', 'all')]] },
      ]
    : [];
  return {
    title: `The website in ${nameOf(month)} ${month.slice(0, 4)}`,
    preview: messagesInWords(figures),
    parts: [
      { paragraph: messagesInWords(figures) },
      ...visitsInWords(figures),
      ...(messages > 0
        ? ([
            { heading: 'Where they came from' },
            { bars: sourceBars(sources) },
            { heading: 'How fast they were answered' },
            { paragraph: answersInWords(messages, answers) },
            { bars: answerBars(messages, answers) },
          ] as const)
        : []),
      { heading: 'The newsletter' },
      {
        paragraph: `${people(readers.gained)} subscribed, ${people(readers.lost).toLowerCase()} unsubscribed. At the end of the month the newsletter had ${people(readers.now).toLowerCase()}.`,
      },
      {
        bars: [
          ['Subscribed', readers.gained],
          ['Unsubscribed', readers.lost],
        ],
      },
      ...stopped,
    ],
  };
}

function messagesInWords({ month, earlier, messages, messagesEarlier }: MonthFigures): string {
  const difference = messages - messagesEarlier;
  const than = `than in ${nameOf(earlier)}`;
  const compared =
    difference === 0
      ? `as many as in ${nameOf(earlier)}`
      : `${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'} ${than}`;
  return `${messages === 1 ? 'One message' : `${messages || 'No'} messages`} in ${nameOf(month)}, ${compared}.`;
}

/** Nothing where none were counted. */
function visitsInWords({ visits, messages }: MonthFigures): Part[] {
  if (visits === 0) return [];
  const share = visitShare(messages, visits);
  const counted = visits === 1 ? 'One visit was counted' : `${visits} visits were counted`;
  return [{ paragraph: `${counted}${share ? `: ${share} brought a message` : ''}.` }];
}

function nameOf(month: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01`),
  );
}

/** More would be bars of one. */
const mostSources = 8;

function sourceBars(sources: MonthFigures['sources']): Bars {
  const rest = sources.slice(mostSources).reduce((sum, { messages }) => sum + messages, 0);
  return [
    ...sources
      .slice(0, mostSources)
      .map(({ name, messages }): Bars[number] => [name || 'not known', messages]),
    ...(rest > 0 ? ([['all others', rest]] satisfies Bars) : []),
  ];
}

type Bars = readonly (readonly [label: string, count: number])[];

export function answersInWords(messages: number, { answered, median }: Answers): string {
  if (answered === 0) return 'None is marked as answered.';
  const marked =
    answered === messages
      ? 'All are marked as answered'
      : `${answered} of ${messages} are marked as answered`;
  return `${marked}, half of these within ${duration(median)}.`;
}

export function answerBars(messages: number, answers: Answers): Bars {
  const { answered, within4Hours, within24Hours } = answers;
  return [
    ['within 4 hours', within4Hours],
    ['within 24 hours', within24Hours - within4Hours],
    ['later', answered - within24Hours],
    ['not marked', messages - answered],
  ];
}

function duration(time: number): string {
  const hours = Math.ceil(time / hour);
  if (hours <= 1) return 'an hour';
  return hours < 48 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`;
}

function people(count: number): string {
  return count === 1 ? 'One reader' : `${count || 'No'} readers`;
}
