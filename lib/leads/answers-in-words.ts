import type { Answers } from './lead-counts.ts';

export type Bars = readonly (readonly [label: string, count: number])[];

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

const hour = 60 * 60_000; // ms
