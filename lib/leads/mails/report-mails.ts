import type { MailContent, Part } from '#lib/post/mail-content.ts';
import { answerBars, answersInWords, type Bars } from '../answers-in-words.ts';
import type { Unanswered } from '../reminders.ts';
import { visitShare } from '../visit-share.ts';
import { leadActions, listedLead } from './lead-mail.ts';
import type { MonthFigures } from './month.ts';
import type { MakeLink } from './owner-links.ts';

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

function people(count: number): string {
  return count === 1 ? 'One reader' : `${count || 'No'} readers`;
}
