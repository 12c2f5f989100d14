import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A mail of ours: its id, the key of its return address, and whether a report names more than that. */
export type Returned = { id: string; key: string; quotes: boolean };

type Template = { mail: string; says: string };

const { reports, innocent } = parse(readFileSync('testing/reports.yaml', 'utf8')) as {
  reports: Record<string, Template>;
  innocent: Record<string, string>;
};
export const reader = 'reader@receiver.example';

/** Reports of all kinds. @param mailOf gives the mail that the next is about */
export function writeReports(mailOf: () => Returned) {
  return Object.entries(reports).flatMap(([server, { mail: template, says }]) =>
    [...says.matchAll(/(\w+) (\S+) (.+)/g)].map(([, result = '', status = '', said = '']) => {
      const mail = mailOf();
      // It has no other sign of the mail.
      const quotes = mail.quotes || server === 'hotmail';
      const action = result !== 'none' ? 'failed' : status[0] === '2' ? 'relayed' : 'delayed';
      const values = { action, status, words: said.replace('@', reader) };
      const source = fill(template, { ...mail, quotes }, values);
      return { name: `${server}: ${said}`, source, expected: result === 'none' ? null : result };
    }),
  );
}

/** What only looks like a report on a mail, and is left alone. */
export function lookalikes(mail: Returned): string[] {
  const other = { ...mail, key: '0123456789abcdef'.repeat(2) };
  return [
    ...Object.values(innocent).map((text) =>
      fill(`To: hello@agency.example\n${text}`, mail, { report: unknown(mail) }),
    ),
    // On the mail of somebody else, on an answer to ours, and of a forged address.
    unknown({ ...other, id: 'elsewhere' }),
    unknown({ ...other, id: `1@a.example>\nReferences: <${mail.id}` }),
    unknown({ ...other, quotes: false }),
  ];
}

const unknown = (mail: Returned) =>
  fill(reports.postfix?.mail ?? '', mail, {
    ...{ action: 'failed', status: '5.1.1', words: '550 5.1.1 User unknown' },
  });

function fill(template: string, { id, key, quotes }: Returned, more: object): string {
  const named = quotes ? `<${id}@x>` : '<none@x>';
  const head = `From: Jharoka website <website@agency.example>\nReturn-Path: <bounces+${key}@agency.example>\nTo: ${reader}\nMessage-ID: ${named}\nSubject: News of January`;
  const copy = `${head}\n\nDear reader, no mailbox is full of news as ours.\n`;
  const values = new Map(Object.entries({ reader, key, id: named, head, copy, ...more }));
  return `Return-Path: <>\n${template.replace(/\{(\w+)\}/g, (_, name) => values.get(name) ?? '')}\n`;
}
