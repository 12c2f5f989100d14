import { answersOf } from '#lib/leads/answers.ts';
import { suspicions } from '#lib/leads/suspicions.ts';
import { reasons } from '#lib/letters/subscribers.ts';
import { kinds } from '#lib/post/kinds.ts';
import type { PersonalData } from './people.ts';

/** Everything stored about an address, in words for the person who asks for it. Times are UTC. */
export function exportPerson({ email, leads, subscriptions, outbox, signed }: PersonalData) {
  return {
    'held on': email,
    'as of': inUtc(Date.now()),
    messages: leads.map(inWords),
    subscriptions: subscriptions.map(inWords),
    mails: outbox.map(inWords),
    'times named for work at our desk': signed || undefined,
  };
}

/** What names a row, sorts it, says how far its mail is, or lets somebody in. */
const internal = new Set([
  ...['id', 'email_key', 'inbox_key', 'token', 'notice_id', 'subject_id', 'subscriber_id'],
  ...['letter_id', 'fingerprint', 'answer_unknown', 'return_key'],
  ...['due', 'attempts', 'last_error', 'problem'],
]);

/** Each column as it is called, so that none is forgotten. */
function inWords(row: object): Record<string, unknown> {
  const kept = Object.entries(row).filter(
    ([column, value]) => !internal.has(column) && value !== null && value !== '',
  );
  return Object.fromEntries(
    kept.map(([column, value]) => [
      names[column] ?? column.replaceAll('_', ' '),
      valueInWords(column, value),
    ]),
  );
}

/** Of those whose own name says too little to the person. */
const names: Record<string, string> = {
  page: 'sent from page',
  first_page: 'visit began on page',
  page_before: 'page before the form',
  referrer: 'came from site',
  told_at: 'shown to us in a summary at',
  cleared_suspicion: 'suspicion that we dropped',
  dismissed_at: 'set aside without an answer at',
  won_at: 'became a client at',
  lost_at: 'did not become a client at',
  policy_date: 'privacy policy of',
  consent_hash: 'SHA-256 of the text shown',
  welcomed_at: 'last welcome written at',
  left_by: 'taken off by us, as',
};

function valueInWords(column: string, value: unknown): unknown {
  if (column.endsWith('_at')) return inUtc(Number(value));
  if (column === 'answers') {
    const answers = answersOf({ answers: String(value) });
    return answers.map(({ words, at }) => ({ 'written at': inUtc(at), words }));
  }
  return meanings[column]?.[String(value)] ?? value;
}

const inUtc = (at: number) => new Date(at).toISOString();

const meanings: { [column: string]: Record<string, string> } = {
  suspicion: suspicions,
  cleared_suspicion: suspicions,
  left_by: reasons,
  kind: Object.fromEntries(Object.entries(kinds).map(([kind, { words }]) => [kind, words])),
  returned: {
    hard: 'there is no such address',
    soft: 'it did not get in',
    complaint: 'as unwanted',
  },
};
