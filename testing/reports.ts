// Writes the mails that reports.yaml describes.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type Returning = {
  reader: string;
  /** Where the report goes. */
  returnTo: string;
  messageId: string;
  /** Whether the report quotes the mail. */
  quotes: boolean;
};

export type Sample = {
  name: string;
  /** Whom the mail was for. */
  reader: string;
  source: string;
  expected: 'hard' | 'soft' | 'complaint' | null;
};

type Server = { says: string; quoted: string };
type StatusServer = Server & { part?: string };
type WordServer = Server & { from: string; intro: string };

const reports: {
  status: Record<string, StatusServer>;
  words: Record<string, WordServer>;
  innocent: Record<string, string>;
} = parse(readFileSync('testing/reports.yaml', 'utf8'));

/** @param mailOf gives the mail that the next is about */
export function deliveryReports(mailOf: () => Returning): Sample[] {
  return Object.entries({ ...reports.status, ...reports.words }).flatMap(([name, server]) =>
    [...server.says.matchAll(/(\w+) (\S+) (.+)/g)].map(([, result, status = '', words = '']) => {
      const mail = mailOf();
      const expected = result === 'none' ? null : (result as 'hard' | 'soft');
      const source =
        'intro' in server
          ? wordReport(mail, server, words)
          : statusReport(mail, server, { status, words, action: expected ? 'failed' : 'delayed' });
      return { name: `${name}: ${words}`, reader: mail.reader, source, expected };
    }),
  );
}

/** RFC 5965: complaints, and what in the same form complains of nothing; and a complaint by Hotmail. */
export function complaints(mailOf: () => Returning): Sample[] {
  const types = ['abuse', 'fraud', 'opt-out', 'not-spam', 'auth-failure'];
  const reports = types.map((type, place): Sample => {
    const mail = mailOf();
    const feedback = `Feedback-Type: ${type}\nVersion: 1\nOriginal-Mail-From: <${mail.returnTo}>`;
    const source = report('From: feedback@provider.example', mail, 'feedback-report', [
      ['text/plain', 'This is an email abuse report.'],
      ['message/feedback-report', feedback],
      mail.quotes ? ['message/rfc822', original(mail)] : ['text/rfc822-headers', 'Subject: News'],
    ]);
    return { name: type, reader: mail.reader, source, expected: place < 3 ? 'complaint' : null };
  });
  const mail = mailOf();
  const head = 'From: staff@hotmail.com\nSubject:  complaint about message from 192.0.2.10';
  const source = report(head, mail, '', [['message/rfc822', original(mail)]]);
  return [...reports, { name: 'hotmail', reader: mail.reader, source, expected: 'complaint' }];
}

/** What is left alone. */
export function lookalikes(mailOf: () => Returning): Sample[] {
  const { postfix } = reports.status;
  const said = { status: '5.1.1', words: '550 5.1.1 User unknown', action: 'failed' };
  const unknown = (mail: Returning) => (postfix ? statusReport(mail, postfix, said) : '');
  const returnTo = 'hello@agency.example';
  const forged = `bounces+${'0123456789abcdef'.repeat(2)}@agency.example`;
  const of = (name: string, write: (mail: Returning) => string): Sample => {
    const mail = mailOf();
    return { name, reader: mail.reader, source: write(mail), expected: null };
  };
  return [
    ...Object.entries(reports.innocent).map(([name, template]) =>
      of(name, (mail) =>
        `To: ${mail.returnTo}\n${template}\n`
          .replace('{id}', mail.messageId)
          .replace('{mail}', () => original(mail).replaceAll('\n', '\n> '))
          .replace('{report}', () => unknown(mail)),
      ),
    ),
    of('word of a delivery', (mail) =>
      unknown(mail).replace('Action: failed', 'Action: relayed').replaceAll('5.1.1', '2.0.0'),
    ),
    of('a report on the mail of somebody else', (mail) =>
      unknown({ ...mail, messageId: '<2026.1@elsewhere.example>', returnTo }),
    ),
    of('a report on an answer to ours', (mail) =>
      unknown({
        ...mail,
        quotes: true,
        messageId: `<1@a.example>\nReferences: ${mail.messageId}`,
        returnTo,
      }),
    ),
    of('a forged one', (mail) => unknown({ ...mail, quotes: false, returnTo: forged })),
  ];
}

function original({ reader, messageId, returnTo }: Returning): string {
  return `Return-Path: <${returnTo}>
From: Jharoka website <website@agency.example>
To: ${reader}
Message-ID: ${messageId}
Subject: News of January
Content-Type: text/plain; charset=utf-8

Dear reader, no mailbox is full of news as ours.
`;
}

type Part = readonly [type: string, content: string];

/** @param type of the report; empty where it is called none */
function report(head: string, { returnTo }: Returning, type: string, parts: Part[]): string {
  const written = parts.map(([type, content]) => `--=_42\nContent-Type: ${type}\n\n${content}\n`);
  const kind = type ? `multipart/report; report-type=${type}` : 'multipart/mixed';
  return `Return-Path: <>\n${head}\nTo: ${returnTo}\nMIME-Version: 1.0\nContent-Type: ${kind};\n\tboundary="=_42"\n\n${written.join('')}--=_42--\n`;
}

function statusReport(
  mail: Returning,
  { part = 'text/plain\n\nNot delivered.', quoted }: StatusServer,
  { status, words, action }: { status: string; words: string; action: string },
): string {
  const { messageId, quotes, reader } = mail;
  const named = quotes && !quoted.includes('/') ? `\n${quoted}: ${messageId}` : '';
  const copy = original(mail).split(quoted.includes('headers') ? '\n\n' : /$/, 1);
  const [type = '', ...above] = part.split('\n\n');
  return report(`From: postmaster@mx.example${named}`, mail, 'delivery-status', [
    [type, above.join('\n\n')],
    [
      'message/delivery-status',
      `Reporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; ${reader}\nAction: ${action}\nStatus: ${status}\nDiagnostic-Code: smtp; ${words.replace('@', reader)}`,
    ],
    ...(quotes && !named ? ([[quoted, copy.join('')]] as const) : []),
  ]);
}

function wordReport(mail: Returning, { from, intro, quoted }: WordServer, words: string): string {
  const type = intro.startsWith('<') ? 'text/html' : 'text/plain';
  const text = `${intro}\n\n<${mail.reader}>:\n${words}\n`;
  const copy = mail.quotes && quoted ? `\n${quoted}\n\n${original(mail)}` : '';
  const body = Buffer.from(text + copy)
    .toString('base64')
    .replace(/.{76}/g, '$&\n');
  return `From: ${from}\nTo: ${mail.returnTo}\nContent-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: base64\n\n${body}\n`;
}
