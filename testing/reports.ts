// Word of undelivered mail in the shapes of ten kinds of servers, and what only looks like it.

export type Cause = keyof typeof causes;

/** What happened to the mail. `delayed` is no end of it. */
const causes = {
  unknown: { code: '550', status: '5.1.1', expected: 'hard' },
  disabled: { code: '550', status: '5.2.1', expected: 'hard' },
  domain: { code: '550', status: '5.1.2', expected: 'hard' },
  full: { code: '552', status: '5.2.2', expected: 'soft' },
  spam: { code: '554', status: '5.7.1', expected: 'soft' },
  expired: { code: '421', status: '4.4.7', expected: 'soft' },
  delayed: { code: '451', status: '4.4.1', expected: null },
} as const;

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
  /** What the reader's server said. */
  words: Record<Cause, string>;
  status?: Partial<Record<Cause, string>>;
  /** `undefined`: this server sends no word of that. */
  write(mail: Returning, said: Said): string | undefined;
};

type Said = { cause: Cause; words: string; code: string; status: string };

const host = 'mx1.receiver.example';
const date = 'Mon, 05 Jan 2026 12:00:00 +0000';

function original({ reader, messageId, returnTo }: Returning): string {
  return `Return-Path: <${returnTo}>
Received: from site.example (site.example [192.0.2.10]) by ${host}; ${date}
Date: ${date}
From: Jharoka website <website@agency.example>
To: ${reader}
Message-ID: ${messageId}
Subject: News of January
Auto-Submitted: auto-generated
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

Dear reader, no mailbox is full of news as ours.
`;
}

const headOf = (mail: string) => mail.slice(0, mail.indexOf('\n\n') + 1);

function head(from: string, subject: string, { returnTo }: Returning, ...more: string[]): string {
  return [
    'Return-Path: <>',
    `Received: from ${host} by mail.agency.example with ESMTP id 4TQ7; ${date}`,
    `From: ${from}`,
    `To: ${returnTo}`,
    `Subject: ${subject}`,
    `Date: ${date}`,
    `Message-ID: <20260105120000.${subject.length}@${host}>`,
    'MIME-Version: 1.0',
    ...more,
  ].join('\n');
}

/** The parts of a multipart/report, each with its type. */
function report(
  type: string,
  ...parts: (readonly [type: string, content: string] | false)[]
): string {
  const line = '=_b0undary.42';
  const written = parts.flatMap((part) => {
    return part ? `--${line}\nContent-Type: ${part[0]}\n\n${part[1].trimEnd()}\n` : [];
  });
  return `Content-Type: multipart/report; report-type=${type};\n\tboundary="${line}"\n\nThis is a MIME message.\n\n${written.join('\n')}\n--${line}--\n`;
}

const actionOf = ({ cause }: Said) => (cause === 'delayed' ? 'delayed' : 'failed');

const servers: Record<string, Server> = {
  postfix: {
    words: {
      unknown: 'Recipient address rejected: User unknown in virtual mailbox table',
      disabled: 'Recipient address rejected: this account is disabled',
      domain:
        'Host or domain name not found. Name service error for name=reciever.example type=AAAA',
      full: 'Quota exceeded (mailbox for user is full)',
      spam: 'Message rejected as spam by content scanner',
      expired: 'connect to mx1.receiver.example[192.0.2.25]:25: Connection timed out',
      delayed: 'connect to mx1.receiver.example[192.0.2.25]:25: Connection refused',
    },
    status: { domain: '5.4.4', expired: '4.4.1' },
    write(mail, said) {
      const isDelay = said.cause === 'delayed';
      const subject = isDelay
        ? 'Delayed Mail (still being retried)'
        : 'Undelivered Mail Returned to Sender';
      const diagnosis = said.cause === 'domain' ? 'X-Postfix' : 'smtp';
      const intro = isDelay
        ? '####################\n# THIS IS A WARNING ONLY. YOU DO NOT NEED TO RESEND YOUR MESSAGE. #\n####################\n\nYour message could not be delivered for more than 4 hour(s).\nIt will be retried until it is 5 day(s) old.'
        : 'I am sorry to tell you that your message could not be delivered to one or more recipients. It is attached below.';
      return `${head(`MAILER-DAEMON@${host} (Mail Delivery System)`, subject, mail, 'Auto-Submitted: auto-replied')}
${report(
  'delivery-status',
  [
    'text/plain; charset=us-ascii',
    `This is the mail system at host ${host}.\n\n${intro}\n\n<${mail.reader}>: host said: ${said.code} ${said.status} ${said.words}`,
  ],
  [
    'message/delivery-status',
    `Reporting-MTA: dns; ${host}
X-Postfix-Queue-ID: 4TQ7xyz
X-Postfix-Sender: rfc822; ${mail.returnTo}
Arrival-Date: ${date}

Final-Recipient: rfc822; ${mail.reader}
Original-Recipient: rfc822;${mail.reader}
Action: ${actionOf(said)}
Status: ${said.status}
Remote-MTA: dns; ${host}
Diagnostic-Code: ${diagnosis}; ${said.code} ${said.status}
    <${mail.reader}>: ${said.words}`,
  ],
  mail.quotes && ['text/rfc822-headers', headOf(original(mail))],
)}`;
    },
  },
  exim: {
    words: {
      unknown: 'Unrouteable address',
      disabled: 'This account was suspended',
      domain: 'all relevant MX records point to non-existent hosts: no such domain',
      full: 'mailbox is full: retry timeout exceeded',
      spam: '554 5.7.1 This message has been blocked because of its reputation',
      expired: 'retry timeout exceeded',
      delayed: 'Connection timed out',
    },
    write(mail, said) {
      const isDelay = said.cause === 'delayed';
      const subject = isDelay
        ? 'Warning: message 1abc-0002 delayed 24 hours'
        : 'Mail delivery failed: returning message to sender';
      const failed = isDelay ? [] : [`X-Failed-Recipients: ${mail.reader}`];
      const error =
        said.cause === 'expired'
          ? 'This message has been in the queue for 4 days.'
          : 'This is a permanent error.';
      const words = isDelay
        ? `A message that you sent has not yet been delivered to one or more of its\nrecipients after more than 24 hours on the queue.\n\nNo action is required on your part. Delivery attempts will continue.\n\n  ${mail.reader}\n    Delay reason: ${said.words}`
        : `A message that you sent could not be delivered to one or more of its\nrecipients. ${error} The following address(es) failed:\n\n  ${mail.reader}\n    ${said.words}\n`;
      const copy = mail.quotes
        ? `\n------ This is a copy of the message, including all the headers. ------\n\n${original(mail)}`
        : '';
      return `${head(`Mail Delivery System <Mailer-Daemon@${host}>`, subject, mail, 'Auto-Submitted: auto-replied', ...failed)}

This message was created automatically by mail delivery software.

${words}${copy}`;
    },
  },
  sendmail: {
    words: {
      unknown: '... User unknown',
      disabled: '... Mailbox disabled, not accepting messages',
      domain: 'Host unknown (Name server: reciever.example: host not found)',
      full: '... Mailbox over quota',
      spam: 'Your mail was refused: unsolicited bulk mail, see our policy',
      expired:
        'Deferred: Connection timed out with mx1.receiver.example. Message could not be delivered for 5 days',
      delayed: 'Deferred: Connection refused by mx1.receiver.example.',
    },
    write(mail, said) {
      const isDelay = said.cause === 'delayed';
      const subject = isDelay
        ? 'Warning: could not send message for past 4 hours'
        : 'Returned mail: see transcript for details';
      const kind = isDelay ? 'transient non-fatal' : 'permanent fatal';
      return `${head(`Mail Delivery Subsystem <MAILER-DAEMON@${host}>`, subject, mail, 'Auto-Submitted: auto-generated (failure)')}
${report(
  'delivery-status',
  [
    'text/plain',
    `The original message was received at ${date}\nfrom site.example [192.0.2.10]\n\n   ----- The following addresses had ${kind} errors -----\n<${mail.reader}>\n    (reason: ${said.code} ${said.status} ${said.words})\n\n   ----- Transcript of session follows -----\n... while talking to ${host}.:\n>>> DATA\n<<< ${said.code} ${said.status} ${said.words}`,
  ],
  [
    'message/delivery-status',
    `Reporting-MTA: dns; ${host}\nReceived-From-MTA: DNS; site.example\nArrival-Date: ${date}\n\nFinal-Recipient: RFC822; ${mail.reader}\nAction: ${actionOf(said)}\nStatus: ${said.status}\nRemote-MTA: DNS; ${host}\nDiagnostic-Code: SMTP; ${said.code} ${said.status} <${mail.reader}>${said.words}\nLast-Attempt-Date: ${date}`,
  ],
  mail.quotes && ['message/rfc822', original(mail)],
)}`;
    },
  },
  qmail: {
    words: {
      unknown: 'Sorry, no mailbox here by that name. (#5.1.1)',
      disabled:
        '192.0.2.25 does not like recipient.\nRemote host said: 550 5.2.1 This account is inactive.',
      domain: "Sorry, I couldn't find any host named reciever.example. (#5.1.2)",
      full: '192.0.2.25 failed after I sent the message.\nRemote host said: 552 5.2.2 User is over quota',
      spam: '192.0.2.25 failed after I sent the message.\nRemote host said: 554 5.7.1 Rejected by our spam filter',
      expired: "I'm not going to try again; this message has been in the queue too long. (#4.4.7)",
      delayed: '',
    },
    write(mail, said) {
      if (said.cause === 'delayed') return;
      const copy = mail.quotes
        ? `\n--- Below this line is a copy of the message.\n\n${original(mail)}`
        : '';
      return `Return-Path: <>
Received: (qmail 4711 invoked for bounce); 5 Jan 2026 12:00:00 -0000
Date: 5 Jan 2026 12:00:00 -0000
From: MAILER-DAEMON@${host}
To: ${mail.returnTo}
Subject: failure notice

Hi. This is the qmail-send program at ${host}.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<${mail.reader}>:
${said.words}
${copy}`;
    },
  },
  exchange: {
    words: {
      unknown: 'RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
      disabled: 'Recipient address rejected: Access denied. For more information see the help page',
      domain: 'DNS domain reciever.example does not exist',
      full: 'mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException.MapiExceptionShutoffQuotaExceeded',
      spam: 'Access denied, banned sending IP [192.0.2.10], blocked by tenant policy',
      expired: 'Message expired -> 451 4.4.0 primary target IP address responded with an error',
      delayed: 'Message is queued',
    },
    status: {
      unknown: '5.1.10',
      disabled: '5.4.1',
      domain: '5.4.310',
      spam: '5.7.606',
      expired: '5.4.300',
    },
    write(mail, said) {
      const isDelay = said.cause === 'delayed';
      const text = isDelay
        ? `Delivery is delayed to these recipients: ${mail.reader}`
        : `Your message to ${mail.reader} couldn't be delivered.`;
      const inner = `multipart/alternative; boundary="inner"\n\n--inner\nContent-Type: text/plain; charset="utf-8"\nContent-Transfer-Encoding: base64\n\n${Buffer.from(text).toString('base64')}\n--inner\nContent-Type: text/html; charset="utf-8"\n\n<html><body><p>${text}</p></body></html>\n--inner--`;
      return `${head('Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@receiver.example>', `${isDelay ? 'Delivery delayed' : 'Undeliverable'}: News of January`, mail, `In-Reply-To: ${mail.quotes ? mail.messageId : '<x@y>'}`, 'Auto-Submitted: auto-replied', 'X-MS-Exchange-Message-Is-Ndr:')}
${report(
  'delivery-status',
  [inner.slice(0, inner.indexOf('\n\n')), inner.slice(inner.indexOf('\n\n') + 2)],
  [
    'message/delivery-status',
    `Reporting-MTA: dns;AM0PR01.receiver.example\nReceived-From-MTA: dns;site.example\nArrival-Date: ${date}\n\nFinal-Recipient: rfc822;${mail.reader}\nAction: ${actionOf(said)}\nStatus: ${said.status}\nDiagnostic-Code: smtp;${said.code} ${said.status} ${said.words}\nX-Display-Name: ${mail.reader}`,
  ],
  mail.quotes && ['message/rfc822', original(mail)],
)}`;
    },
  },
  gmail: {
    words: {
      unknown:
        'The email account that you tried to reach does not exist. Please try double-checking the address',
      disabled: 'The email account that you tried to reach is disabled. Learn more at support',
      domain: 'DNS Error: the domain reciever.example was not found',
      full: "The recipient's inbox is out of storage space",
      spam: 'Our system has detected that this message is likely unsolicited mail, and it has been blocked',
      expired: 'The recipient server did not accept our requests to connect',
      delayed: 'The recipient server did not accept our requests to connect',
    },
    status: { expired: '4.4.1' },
    write(mail, said) {
      const isDelay = said.cause === 'delayed';
      const text = isDelay
        ? `There was a temporary problem delivering your message to ${mail.reader}. Gmail will retry for 45 more hours.`
        : `** Address not found **\n\nYour message wasn't delivered to ${mail.reader}.`;
      return `${head('Mail Delivery Subsystem <mailer-daemon@googlemail.com>', `Delivery Status Notification (${isDelay ? 'Delay' : 'Failure'})`, mail, `X-Failed-Recipients: ${mail.reader}`, 'Auto-Submitted: auto-replied', ...(mail.quotes ? [`References: ${mail.messageId}`, `In-Reply-To: ${mail.messageId}`] : []))}
${report(
  'delivery-status',
  [
    'multipart/related; boundary="rel"',
    `--rel\nContent-Type: multipart/alternative; boundary="alt"\n\n--alt\nContent-Type: text/plain; charset="UTF-8"\n\n${text}\n--alt\nContent-Type: text/html; charset="UTF-8"\n\n<p>${text}</p>\n--alt--\n--rel\nContent-Type: image/png; name="icon.png"\nContent-Disposition: attachment; filename="icon.png"\nContent-Transfer-Encoding: base64\nContent-ID: <icon.png>\n\niVBORw0KGgo=\n--rel--`,
  ],
  [
    'message/delivery-status',
    `Reporting-MTA: dns; googlemail.com\nArrival-Date: ${date}${mail.quotes ? `\nX-Original-Message-ID: ${mail.messageId}` : ''}\n\nFinal-Recipient: rfc822; ${mail.reader}\nAction: ${actionOf(said)}\nStatus: ${said.status}\nRemote-MTA: dns; ${host}. (192.0.2.25, the server for the domain.)\nDiagnostic-Code: smtp; ${said.code}-${said.status} ${said.words}\n ${said.code} ${said.status} gsmtp\nLast-Attempt-Date: ${date}`,
  ],
  mail.quotes && ['message/rfc822', original(mail)],
)}`;
    },
  },
  yahoo: {
    words: {
      unknown: "554: delivery error: dd This user doesn't have a receiver.example account",
      disabled: '554: delivery error: dd This mailbox is disabled (554.30)',
      domain: '550: No MX record or other mail host for reciever.example',
      full: '552: 5.2.2 Mailbox over quota: its storage limit is reached',
      spam: '554: Message not allowed - [PH01] Email not accepted for policy reasons',
      expired: '4.4.7: Timeout: the host did not accept the message in time',
      delayed: '',
    },
    write(mail, said) {
      if (said.cause === 'delayed') return;
      const copy = mail.quotes
        ? `\n--- Below this line is a copy of the message.\n\n${original(mail)}`
        : '';
      return `${head('MAILER-DAEMON@receiver.example', 'Failure Notice', mail, 'Content-Type: text/plain; charset=us-ascii')}

Sorry, we were unable to deliver your message to the following address.

<${mail.reader}>:
${said.words}
${copy}`;
    },
  },
  ses: {
    words: {
      unknown: 'user unknown',
      disabled: 'The mailbox is disabled',
      domain: 'Unable to lookup DNS: domain reciever.example not found',
      full: 'mailbox full',
      spam: 'Transaction failed, message looks like spam',
      expired: 'Unable to deliver message for 840 minutes',
      delayed: 'Temporary lookup failure',
    },
    write(mail, said) {
      return `${head('MAILER-DAEMON@eu-west-1.amazonses.com', `Delivery Status Notification (${said.cause === 'delayed' ? 'Delay' : 'Failure'})`, mail, ...(mail.quotes ? [`References: ${mail.messageId}`] : []))}
${report(
  'delivery-status',
  [
    'text/plain; charset=us-ascii',
    `An error occurred while trying to deliver the mail to the following recipients:\n${mail.reader}`,
  ],
  [
    'message/delivery-status',
    `Reporting-MTA: dns; a4-10.smtp-out.eu-west-1.amazonses.com\n\nAction: ${actionOf(said)}\nFinal-Recipient: rfc822; ${mail.reader}\nDiagnostic-Code: smtp; ${said.code} ${said.status} ${said.words}\nStatus: ${said.status}`,
  ],
  // It gives the mail a Message-ID of its own.
  mail.quotes && [
    'message/rfc822',
    original({ ...mail, messageId: '<0102018f@eu-west-1.amazonses.com>' }),
  ],
)}`;
    },
  },
  mailgun: {
    words: {
      unknown: 'Not delivering to previously bounced address: no such user',
      disabled: 'Recipient inactive',
      domain: 'No MX for reciever.example',
      full: 'The user you are trying to contact is receiving mail at a mailbox that is full',
      spam: 'Message content rejected: it looks like spam',
      expired: 'Too old',
      delayed: 'Server busy, try again later',
    },
    status: { unknown: '5.0.0', disabled: '5.2.1', expired: '4.4.7' },
    write(mail, said) {
      return `${head('Mail Delivery System <mailer-daemon@mailgun.example>', said.cause === 'delayed' ? 'Delivery delayed' : 'Undeliverable message', mail, 'X-Mailgun-Sid: WyI0', 'Auto-Submitted: auto-generated')}
${report(
  'delivery-status',
  [
    'text/plain',
    said.cause === 'delayed' ? 'We are still trying.' : 'Your message could not be delivered.',
  ],
  [
    'message/delivery-status',
    `Reporting-MTA: dns; mailgun.example\n\nFinal-Recipient: rfc822;${mail.reader}\nAction: ${actionOf(said)}\nStatus: ${said.status}\nDiagnostic-Code: smtp; ${said.cause === 'unknown' ? '605' : said.code} ${said.words}`,
  ],
  mail.quotes && ['text/rfc822-headers; charset=utf-8', headOf(original(mail))],
)}`;
    },
  },
  mimecast: {
    words: {
      unknown: '550 Invalid Recipient',
      disabled: '550 5.2.1 The recipient account is suspended',
      domain: '550 5.4.4 The domain does not exist',
      full: '552 5.2.2 The mailbox has exceeded its quota',
      spam: '554 Email rejected due to security policies',
      expired: '451 4.4.7 Delivery was attempted for four days',
      delayed: '451 4.4.1 Connection timed out',
    },
    write(mail, said) {
      const isDelay = said.cause === 'delayed';
      const title = isDelay ? 'Email Delivery Delayed' : 'Email Delivery Failure';
      const html = `<html><body><table><tr><td><b>${isDelay ? 'The message is delayed and will be retried.' : 'The message you sent was not delivered. It was rejected by the receiving server.'}</b></td></tr><tr><td>The error was: ${said.words}</td></tr><tr><td>To: ${mail.reader}</td></tr></table></body></html>`;
      return `${head(`Postmaster <postmaster@${host}>`, `[Postmaster] ${title}`, mail, 'Auto-Submitted: auto-generated')}
Content-Type: multipart/mixed; boundary="mixed"

--mixed
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: base64

${Buffer.from(html).toString('base64').replace(/.{76}/g, '$&\n')}
--mixed
${mail.quotes ? `Content-Type: message/rfc822\nContent-Disposition: attachment; filename="original.eml"\n\n${original(mail)}\n` : 'Content-Type: text/plain\n\nThe message is not attached.\n'}
--mixed--
`;
    },
  },
};

/** Every kind of server on every cause. @param mailOf gives the mail that the next is about */
export function deliveryReports(mailOf: () => Returning): Sample[] {
  return Object.entries(servers).flatMap(([server, { words, status, write }]) =>
    (Object.keys(causes) as Cause[]).flatMap((cause): Sample[] => {
      const mail = mailOf();
      const said = { ...causes[cause], cause, words: words[cause] };
      const source = write(mail, { ...said, status: status?.[cause] ?? said.status });
      const name = `${server}: ${cause}${mail.quotes ? '' : ', unquoted'}`;
      const { expected } = causes[cause];
      return source ? [{ name, reader: mail.reader, source, expected }] : [];
    }),
  );
}

/** RFC 5965, from four that send them, and reports in the same form that complain of nothing. */
export function feedbackReports(mailOf: () => Returning): Sample[] {
  const senders = [
    'feedback@arf.mail.yahoo.example',
    'complaints@email-abuse.amazonses.com',
    'fbl@mailgun.example',
    'abuse@provider.example',
  ];
  const types = ['abuse', 'fraud', 'opt-out', 'not-spam', 'auth-failure'];
  return senders.flatMap((sender) =>
    types.map((type, other): Sample => {
      const mail = mailOf();
      return {
        reader: mail.reader,
        name: `${sender}: ${type}${mail.quotes ? '' : ', unquoted'}`,
        expected: other < 3 ? 'complaint' : null,
        source: `${head(sender, 'FW: News of January', mail)}
${report(
  'feedback-report',
  [
    'text/plain; charset="US-ASCII"',
    'This is an email abuse report for a message received from 192.0.2.10.',
  ],
  [
    'message/feedback-report',
    `Feedback-Type: ${type}\nUser-Agent: Feedback/1.0\nVersion: 1\nOriginal-Mail-From: <${mail.returnTo}>\nSource-IP: 192.0.2.10\nReported-Domain: agency.example`,
  ],
  mail.quotes
    ? ['message/rfc822', original(mail)]
    : ['text/rfc822-headers', 'From: website@agency.example\nSubject: News\n'],
)}`,
      };
    }),
  );
}

/** What comes to the same address and is left alone. */
export function lookalikes(mailOf: () => Returning): Sample[] {
  const person = 'Zara Ahmed <zara@receiver.example>';
  const write: Record<string, (mail: Returning) => string> = {
    'out of office': (mail) =>
      `${head(person, 'Automatic reply: News of January', mail, 'Auto-Submitted: auto-replied', `In-Reply-To: ${mail.messageId}`)}\n\nI am away until Monday. Mail to me could not be delivered to anybody else.\n`,
    'has left': (mail) =>
      `${head(person, 'Out of the office', mail, 'Auto-Submitted: auto-replied', 'X-Autoreply: yes', `References: ${mail.messageId}`)}\n\nThis mailbox is no longer active, and the account is disabled. Write to my colleagues.\n`,
    'an answer that quotes': (mail) =>
      `${head(person, 'Re: News of January', mail, `In-Reply-To: ${mail.messageId}`)}\n\nYour last letter came back to me: undeliverable, user unknown. Is 550 5.1.1 an error?\n\n> ${original(mail).replaceAll('\n', '\n> ')}\n`,
    'a report that a person forwards': (mail) =>
      `${head(person, 'Fwd: Undelivered Mail Returned to Sender', mail)}\nContent-Type: multipart/mixed; boundary="fwd"\n\n--fwd\nContent-Type: text/plain\n\nWhat does this mean?\n--fwd\nContent-Type: message/rfc822\n\n${servers.postfix?.write(mail, { ...causes.unknown, cause: 'unknown', words: 'User unknown' })}\n--fwd--\n`,
    'word of a delivery': (mail) =>
      `${head(`Mail Delivery System <MAILER-DAEMON@${host}>`, 'Successful Mail Delivery Report', mail)}\n${report('delivery-status', ['text/plain', 'Your message was successfully delivered.'], ['message/delivery-status', `Reporting-MTA: dns; ${host}\n\nFinal-Recipient: rfc822; ${mail.reader}\nAction: relayed\nStatus: 2.0.0\nDiagnostic-Code: smtp; 250 2.0.0 Ok`], ['message/rfc822', original(mail)])}`,
    'a receipt': (mail) =>
      `${head(person, 'Read: News of January', mail)}\n${report('disposition-notification', ['text/plain', 'Your message was displayed.'], ['message/disposition-notification', `Final-Recipient: rfc822; ${mail.reader}\nOriginal-Message-ID: ${mail.messageId}\nDisposition: manual-action/MDN-sent-manually; displayed`])}`,
    'a challenge': (mail) =>
      `${head('Spam Guard <guard@receiver.example>', 'Please confirm your message', mail, 'Auto-Submitted: auto-replied', `In-Reply-To: ${mail.messageId}`)}\n\nYour message was not delivered yet: press the link to prove that you are a person.\n`,
    'a report on a mail of somebody else': (mail) =>
      servers.sendmail?.write(
        {
          ...mail,
          messageId: '<20260105.1@elsewhere.example>',
          returnTo: 'website@agency.example',
        },
        { ...causes.unknown, cause: 'unknown', words: '... User unknown' },
      ) ?? '',
    'a forged one': (mail) =>
      servers.postfix?.write(
        {
          ...mail,
          quotes: false,
          returnTo: 'bounces+0123456789abcdef0123456789abcdef@agency.example',
        },
        { ...causes.unknown, cause: 'unknown', words: 'User unknown' },
      ) ?? '',
    'an advertisement': (mail) =>
      `${head('Deals <deals@shop.example>', 'Failure is not an option', mail)}\n\nUndeliverable prices.\n`,
  };
  return Object.entries(write).map(([name, source]) => {
    const mail = mailOf();
    return { name, reader: mail.reader, source: source(mail), expected: null };
  });
}
