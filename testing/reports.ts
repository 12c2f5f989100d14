// Word of undelivered mail in the shapes of many kinds of servers, and what only looks like it.

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

type Server = {
  /** A line for each case: what it is (`none`: not the end of the mail), its status, and what is said. */
  says: string;
  /** How it names the mail: by a part, a header, or a line above a copy. */
  quoted: string;
};

/** In the form of RFC 3464: `part` stands above the status. */
type StatusServer = Server & { part?: string };
const statusReports: Record<string, StatusServer> = {
  postfix: {
    quoted: 'text/rfc822-headers',
    says: `
      hard 5.1.1 550 5.1.1 Recipient address rejected: User unknown in virtual mailbox table
      hard 5.2.1 550 5.2.1 Recipient address rejected: this account is disabled
      hard 5.4.4 Host or domain name not found. Name service error for name=reciever.example
      soft 5.2.2 552 5.2.2 Quota exceeded (mailbox for user is full)
      soft 5.7.1 554 5.7.1 Message rejected as spam by content scanner
      soft 4.4.1 connect to mx1.receiver.example[192.0.2.25]:25: Connection timed out
      none 4.4.1 connect to mx1.receiver.example[192.0.2.25]:25: Connection refused`,
  },
  sendmail: {
    quoted: 'message/rfc822',
    says: `
      hard 5.1.1 550 5.1.1 <@>... User unknown
      hard 5.2.1 550 5.2.1 <@>... Mailbox disabled, not accepting messages
      hard 5.1.2 550 5.1.2 Host unknown (Name server: reciever.example: host not found)
      soft 5.2.2 552 5.2.2 <@>... Mailbox over quota
      soft 5.7.1 554 5.7.1 Your mail was refused: unsolicited bulk mail, see our policy
      soft 4.4.7 421 4.4.7 Deferred: Connection timed out. Message could not be delivered for 5 days
      none 4.4.1 451 4.4.1 Deferred: Connection refused by mx1.receiver.example.`,
  },
  exchange: {
    part: 'multipart/alternative; boundary="in"\n\n--in\nContent-Type: text/plain\nContent-Transfer-Encoding: base64\n\nWW91ciBtZXNzYWdlIGNvdWxkbid0IGJlIGRlbGl2ZXJlZC4=\n--in--',
    quoted: 'message/rfc822',
    says: `
      hard 5.1.10 550 5.1.10 RESOLVER.ADR.RecipientNotFound; not found by SMTP address lookup
      hard 5.4.1 550 5.4.1 Recipient address rejected: Access denied. For more information see help
      hard 5.4.310 550 5.4.310 DNS domain reciever.example does not exist
      soft 5.2.2 552 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException
      soft 5.7.606 554 5.7.606 Access denied, banned sending IP [192.0.2.10], blocked by policy
      soft 5.4.300 421 5.4.300 Message expired -> 451 4.4.0 primary target responded with an error
      none 4.4.1 451 4.4.1 Message is queued`,
  },
  gmail: {
    part: 'multipart/related; boundary="in"\n\n--in\nContent-Type: text/html; charset=utf-8\n\n<p>Address not found</p>\n--in\nContent-Type: image/png; name="icon.png"\nContent-Transfer-Encoding: base64\n\niVBORw0KGgo=\n--in--',
    quoted: 'In-Reply-To',
    says: `
      hard 5.1.1 550-5.1.1 The email account that you tried to reach does not exist.
      hard 5.2.1 550-5.2.1 The email account that you tried to reach is disabled. Learn more at support
      hard 5.1.2 550-5.1.2 DNS Error: the domain reciever.example was not found
      soft 5.2.2 552-5.2.2 The recipient's inbox is out of storage space
      soft 5.7.1 554-5.7.1 Our system has detected that this message is likely unsolicited mail
      soft 4.4.1 421-4.4.1 The recipient server did not accept our requests to connect
      none 4.4.1 451-4.4.1 The recipient server did not accept our requests to connect`,
  },
  // It gives the mail a Message-ID of its own.
  ses: {
    quoted: 'References',
    says: `
      hard 5.1.1 550 5.1.1 user unknown
      hard 5.2.1 550 5.2.1 The mailbox is disabled
      hard 5.1.2 550 5.1.2 Unable to lookup DNS: domain reciever.example not found
      soft 5.2.2 552 5.2.2 mailbox full
      soft 5.7.1 554 5.7.1 Transaction failed, message looks like spam
      soft 4.4.7 421 4.4.7 Unable to deliver message for 840 minutes
      none 4.4.1 451 4.4.1 Temporary lookup failure`,
  },
  mailgun: {
    quoted: 'text/rfc822-headers',
    says: `
      hard 5.0.0 605 Not delivering to previously bounced address: no such user
      hard 5.2.1 550 Recipient inactive
      hard 5.1.2 550 No MX for reciever.example
      soft 5.2.2 552 The user you are trying to contact is receiving mail at a mailbox that is full
      soft 5.7.1 554 Message content rejected: it looks like spam
      soft 4.4.7 421 Too old
      none 4.4.1 451 Server busy, try again later`,
  },
  'a newer exim': {
    quoted: 'message/rfc822',
    says: `
      soft 5.0.0 retry timeout exceeded
      soft 5.0.0 all hosts for 'receiver.example' have been failing for a long time
      soft 5.0.0 Domain agency.example has exceeded the max defers and failures per hour`,
  },
  domino: {
    quoted: 'text/rfc822-headers',
    says: `
      soft 5.0.0 Unable to deliver message, because the mail database has exceeded its size quota.
      hard 5.1.1 User Zara (zara@receiver.example) not listed in Domino Directory`,
  },
};

/** In words of its own. */
type WordServer = Server & { from: string; intro: string };
const wordReports: Record<string, WordServer> = {
  exim: {
    from: 'Mail Delivery System <Mailer-Daemon@mx.example>',
    intro: 'A message that you sent could not be delivered. This is a permanent error.',
    quoted: '------ This is a copy of the message, including all the headers. ------',
    says: `
      hard - Unrouteable address
      hard - This account was suspended
      hard - all relevant MX records point to non-existent hosts: no such domain
      soft - mailbox is full: retry timeout exceeded
      soft - 554 5.7.1 This message has been blocked because of its reputation
      soft - retry timeout exceeded
      none - A message that you sent has not yet been delivered. Delivery attempts will continue.`,
  },
  qmail: {
    from: 'MAILER-DAEMON@mx.example',
    intro: "Hi. This is the qmail-send program. I wasn't able to deliver your message.",
    quoted: '--- Below this line is a copy of the message.',
    says: `
      hard - Sorry, no mailbox here by that name. (#5.1.1)
      hard - Remote host said: 550 5.2.1 This account is inactive.
      hard - Sorry, I couldn't find any host named reciever.example. (#5.1.2)
      soft - Remote host said: 552 5.2.2 User is over quota
      soft - Remote host said: 554 5.7.1 Rejected by our spam filter
      soft - I'm not going to try again; this message has been in the queue too long. (#4.4.7)`,
  },
  yahoo: {
    from: 'MAILER-DAEMON@receiver.example',
    intro: 'Sorry, we were unable to deliver your message to the following address.',
    quoted: '--- Below this line is a copy of the message.',
    says: `
      hard - 554: delivery error: dd This user doesn't have a receiver.example account
      hard - 554: delivery error: dd This mailbox is disabled (554.30)
      hard - 550: No MX record or other mail host for reciever.example
      soft - 552: 5.2.2 Mailbox over quota: its storage limit is reached
      soft - 554: Message not allowed - [PH01] Email not accepted for policy reasons
      soft - 4.4.7: Timeout: the host did not accept the message in time`,
  },
  mimecast: {
    from: 'Postmaster <postmaster@mx.example>',
    intro: '<p>The message you sent was not delivered.</p>',
    quoted: '',
    says: `
      hard - 550 Invalid Recipient
      hard - 550 5.2.1 The recipient account is suspended
      hard - 550 5.4.4 The domain does not exist
      soft - 552 5.2.2 The mailbox has exceeded its quota
      soft - 554 Email rejected due to security policies
      soft - 451 4.4.7 Delivery was attempted for four days
      none - 451 4.4.1 The message is delayed and will be retried`,
  },
  'in another language': {
    from: 'Mailer Daemon <mailer-daemon@receiver.example>',
    intro: 'Die folgende Nachricht kam nicht an.',
    quoted: '--- Kopie',
    says: `
      hard - 550-5.1.1 Der Empfänger ist hier nicht bekannt
      soft - 550 Domain frequency limited
      none - Das Postfach ist voll.`,
  },
  'in another language, with a header': {
    from: 'Mailer Daemon <mailer-daemon@receiver.example>\nX-Failed-Recipients: a@receiver.example',
    intro: 'Die folgende Nachricht kam nicht an.',
    quoted: '',
    says: 'soft - Das Postfach ist voll.',
  },
};

/** What comes to the same address and is left alone, but for `{…}`, of the mail that it is about. */
const innocent: Record<string, string> = {
  'out of office':
    'From: zara@there.example\nSubject: Automatic reply\nIn-Reply-To: {id}\n\nMail to me could not be delivered to anybody else.',
  'has left':
    'From: zara@there.example\nSubject: Out of office\nReferences: {id}\n\nThis mailbox is no longer active, the account is disabled.',
  'an answer that quotes':
    'From: zara@there.example\nSubject: Re: News\nIn-Reply-To: {id}\n\nIt came back: user unknown. Is 550 5.1.1 an error?\n\n> {mail}',
  'a report that a person forwards':
    'From: zara@there.example\nContent-Type: multipart/mixed; boundary=f\n\n--f\nContent-Type: message/rfc822\n\n{report}\n--f--',
  'a receipt':
    'From: zara@there.example\nContent-Type: multipart/report; report-type=disposition-notification; boundary=r\n\n--r\nContent-Type: message/disposition-notification\n\nOriginal-Message-ID: {id}\nDisposition: manual-action/MDN-sent-manually; displayed\n--r--',
  'a challenge':
    'From: Spam Guard <guard@there.example>\nSubject: Please confirm\nIn-Reply-To: {id}\n\nYour message was not delivered yet: press the link.',
  'an advertisement':
    'From: deals@shop.example\nSubject: Failure is not an option\n\nUndeliverable prices.',
};

/** @param mailOf gives the mail that the next is about */
export function deliveryReports(mailOf: () => Returning): Sample[] {
  return Object.entries({ ...statusReports, ...wordReports }).flatMap(([name, server]) =>
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

/** RFC 5965: complaints, and what in the same form complains of nothing. */
export function feedbackReports(mailOf: () => Returning): Sample[] {
  const types = ['abuse', 'fraud', 'opt-out', 'not-spam', 'auth-failure'];
  const senders = ['yahoo', 'amazonses', 'mailgun', 'provider'];
  return senders.flatMap((sender) =>
    types.map((type, place) => {
      const mail = mailOf();
      const feedback = `Feedback-Type: ${type}\nVersion: 1\nOriginal-Mail-From: <${mail.returnTo}>`;
      const source = report(`From: feedback@${sender}.example`, mail, 'feedback-report', [
        ['text/plain', 'This is an email abuse report.'],
        ['message/feedback-report', feedback],
        mail.quotes ? ['message/rfc822', original(mail)] : ['text/rfc822-headers', 'Subject: News'],
      ]);
      const expected = place < 3 ? 'complaint' : null;
      return { name: `${sender}: ${type}`, reader: mail.reader, source, expected };
    }),
  );
}

/** What is left alone. */
export function lookalikes(mailOf: () => Returning): Sample[] {
  const { postfix } = statusReports;
  const said = { status: '5.1.1', words: '550 5.1.1 User unknown', action: 'failed' };
  const unknown = (mail: Returning) => (postfix ? statusReport(mail, postfix, said) : '');
  const returnTo = 'hello@agency.example';
  const forged = `bounces+${'0123456789abcdef'.repeat(2)}@agency.example`;
  const of = (name: string, write: (mail: Returning) => string): Sample => {
    const mail = mailOf();
    return { name, reader: mail.reader, source: write(mail), expected: null };
  };
  return [
    ...Object.entries(innocent).map(([name, template]) =>
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

function report(head: string, { returnTo }: Returning, type: string, parts: Part[]): string {
  const written = parts.map(([type, content]) => `--=_42\nContent-Type: ${type}\n\n${content}\n`);
  return `Return-Path: <>\n${head}\nTo: ${returnTo}\nMIME-Version: 1.0\nContent-Type: multipart/report; report-type=${type};\n\tboundary="=_42"\n\n${written.join('')}--=_42--\n`;
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
