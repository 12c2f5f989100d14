import { count } from '#lib/base/text.ts';
import type { Store } from '#lib/database/store.ts';
import { heldInWords } from '#lib/desk/held.ts';
import { type Check, checkOf } from './check.ts';
import { checkAlerts } from './checks/alerts.ts';
import { checkBackup } from './checks/backup.ts';
import { checkBounces } from './checks/bounces.ts';
import { checkDisk } from './checks/disk.ts';
import { checkDns } from './checks/dns.ts';
import { checkMailServer } from './checks/mail-server.ts';
import { checkPages } from './checks/pages.ts';
import { testReceiver } from './checks/receiver.ts';
import { checkUnits } from './checks/units.ts';
import { checkMailSettings } from './mail-settings.ts';
import type { MailHealth } from './watching/mail-health.ts';
import { checkReport } from './watching/quick-checks.ts';
import { readStore } from './watching/report.ts';

/** All but the database: the disk, the mail, whoever else is told. @param sendTests also a mail and a post each */
export async function checkSurroundings(sendTests = false): Promise<Check[]> {
  return [
    checkDisk(),
    ...checkUnits(),
    ...checkMailSettings(),
    ...(await checkMailServer(sendTests)),
    ...(await checkBounces()),
    await checkAlerts(sendTests),
    ...(sendTests ? await testReceiver() : []),
    ...(await checkDns()),
  ];
}

/** The database, and what waits in it. @throws where it cannot be read or written */
export async function checkStore(store: Store): Promise<Check[]> {
  const report = await readStore(store);
  return [
    // The mailbox of bounces is asked itself.
    ...checkReport(report).filter(({ alerts }) => alerts !== 'bounces'),
    await checkPages(store),
    await checkBackup(store, Date.now()),
    ...(await checkWaiting(store)),
    checkHeld(report.backlog),
  ];
}

/** Nothing where no mail waits for an owner. */
async function checkWaiting(store: Store): Promise<Check[]> {
  const waiting = await heldInWords(store);
  const { failed } = checkOf('held mail', {
    fails: 'Some mail waits for you',
    advice: 'Let it go, or drop it: the buttons are on Messages.',
  });
  return waiting.length > 0 ? [failed(`${waiting.join('; ')}. Or: agency held`)] : [];
}

/** Suspects are no failure, but somebody has to review them. */
function checkHeld({ held, refused }: MailHealth['backlog']): Check {
  const suspects = `${count(held, 'message')} held as suspect${held ? ', listed on the desk' : ''}`;
  return checkOf('suspects', { works: 'What looks like a program’s is sorted out' }).ok(
    `${suspects}; ${count(refused, 'welcome')} refused by strangers`,
  );
}
