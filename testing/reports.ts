import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type Returning = {
  reader: string;
  /** Where the report goes. */
  returnTo: string;
  messageId: string;
  /** Whether the report names the mail, not its address alone. */
  quotes: boolean;
};

export type Sample = {
  name: string;
  /** Whom the mail was for. */
  reader: string;
  source: string;
  expected: 'hard' | 'soft' | 'complaint' | null;
};

type MailOf = () => Returning;

const { delivery, feedback, hotmail, innocent } = parse(
  readFileSync('testing/reports.yaml', 'utf8'),
) as {
  delivery: Record<string, { mail: string; says: string }>;
  feedback: string;
  hotmail: string;
  innocent: Record<string, string>;
};

/** @param mailOf gives the mail that the next is about */
export function deliveryReports(mailOf: MailOf): Sample[] {
  return Object.entries(delivery).flatMap(([server, { mail: template, says }]) =>
    [...says.matchAll(/(\w+) (\S+) (.+)/g)].map(([, result, status = '', said = '']) => {
      const mail = mailOf();
      const expected = result === 'none' ? null : (result as 'hard' | 'soft');
      const action = expected ? 'failed' : status[0] === '2' ? 'relayed' : 'delayed';
      const words = said.replace('@', mail.reader);
      const source = fill(template, mail, { action, status, words });
      return { name: `${server}: ${said}`, reader: mail.reader, source, expected };
    }),
  );
}

/** Complaints, and what in the same form complains of nothing. */
export function complaints(mailOf: MailOf): Sample[] {
  return ['abuse', 'fraud', 'opt-out', 'not-spam', 'auth-failure', 'hotmail'].map((type) => {
    const mail = mailOf();
    const isNone = type === 'not-spam' || type === 'auth-failure';
    const source =
      type === 'hotmail'
        ? fill(hotmail, { ...mail, quotes: true })
        : fill(feedback, mail, { type });
    return { name: type, reader: mail.reader, source, expected: isNone ? null : 'complaint' };
  });
}

/** What is left alone. */
export function lookalikes(mailOf: MailOf): Sample[] {
  const returnTo = 'hello@agency.example';
  const forged = `bounces+${'0123456789abcdef'.repeat(2)}@agency.example`;
  const answer = '<1@a.example>\nReferences: ';
  const others: [name: string, write: (mail: Returning) => string][] = [
    ...Object.entries(innocent).map(([name, template]): (typeof others)[number] => [
      name,
      (mail) => fill(`To: {returnTo}\n${template}\n`, mail, { report: unknown(mail) }),
    ]),
    [
      'a report on the mail of somebody else',
      (mail) => unknown({ ...mail, messageId: '<2026.1@elsewhere.example>', returnTo }),
    ],
    [
      'a report on an answer to ours',
      (mail) => unknown({ ...mail, quotes: true, messageId: answer + mail.messageId, returnTo }),
    ],
    ['a forged one', (mail) => unknown({ ...mail, quotes: false, returnTo: forged })],
  ];
  return others.map(([name, write]) => {
    const mail = mailOf();
    return { name, reader: mail.reader, source: write(mail), expected: null };
  });
}

const unknown = (mail: Returning) =>
  fill(delivery.postfix?.mail ?? '', mail, {
    action: 'failed',
    status: '5.1.1',
    words: '550 5.1.1 User unknown',
  });

function fill(template: string, mail: Returning, more: Record<string, string> = {}): string {
  const { reader, returnTo, messageId, quotes } = mail;
  const id = quotes ? messageId : '<none@x>';
  const head = `From: Jharoka website <website@agency.example>\nReturn-Path: <${returnTo}>\nTo: ${reader}\nMessage-ID: ${id}\nSubject: News of January`;
  const copy = `${head}\n\nDear reader, no mailbox is full of news as ours.\n`;
  const values: Record<string, string> = { reader, returnTo, id, head, copy, ...more };
  return `Return-Path: <>\n${template.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')}\n`;
}
