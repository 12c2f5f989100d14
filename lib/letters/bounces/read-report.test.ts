import { randomUUID } from 'node:crypto';
import { type Returned, writeReports } from '#testing/reports.ts';
import { maybeReport, readReport } from './read-report.ts';

it('tells what reports in the words of many kinds of servers say, and of which mail', async () => {
  const mails: Returned[] = [];
  const samples = writeReports(() => {
    const [id, key] = [randomUUID(), randomUUID().replaceAll('-', '')];
    // By turns with the mail, and by the address alone.
    mails.push({ id, key, quotes: mails.length % 2 === 0 });
    return mails.at(-1) as Returned;
  });
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
