import { count } from '#lib/base/text.ts';
import type { MailContent, Part } from '#lib/post/mail-content.ts';
import { answerBars, answersInWords, type Bars } from '../answers-in-words.ts';
import { visitShare } from '../visit-share.ts';
import type { MonthFigures } from './month.ts';

export function monthSection(figures: MonthFigures): MailContent {
  const { month, messages, sources, answers, readers } = figures;
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
      ...wonInWords(figures),
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

function wonInWords({ month, won: { messages, pages, sources } }: MonthFigures): Part[] {
  if (messages === 0) return [];
  const marked = `${count(messages, 'message')} marked as won in ${nameOf(month)}`;
  return [
    { heading: 'What was won' },
    { paragraph: `${marked}: on which pages these visits began, and what brought them.` },
    { bars: sourceBars(pages) },
    { bars: sourceBars(sources) },
  ];
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
