import { randomUUID } from 'node:crypto';
import { complaints, deliveryReports, type Returning } from '#testing/reports.ts';
import { maybeReport, readReport } from './read-report.ts';

it('tells what reports in the words of many kinds of servers say, and of which mail', async () => {
  const mails: { id: string; key: string }[] = [];
  const mailOf = (): Returning => {
    const [id, key] = [randomUUID(), randomUUID().replaceAll('-', '')];
    mails.push({ id, key });
    return {
      reader: 'reader@receiver.example',
      returnTo: `bounces+${key}@agency.example`,
      messageId: `<${id}@x>`,
      // By turns with the mail, and by the address alone.
      quotes: mails.length % 2 === 1,
    };
  };
  const samples = [...deliveryReports(mailOf), ...complaints(mailOf)];
  const wrong: object[] = [];
  for (const [at, { name, source, expected }] of samples.entries()) {
    const [head = ''] = source.split('\n\n');
    const report = await readReport(Buffer.from(source.replaceAll('\n', '\r\n')));
    const { id, key } = mails[at] ?? {};
    const isNamed = report?.keys.includes(`${key}`) || report?.ids.includes(`${id}`);
    const got = maybeReport(head) && report && isNamed ? report.kind : null;
    if (got !== expected) wrong.push({ name, expected, got });
  }
  expect(wrong).toEqual([]);
});
