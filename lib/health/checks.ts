import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { reasonOf } from '#lib/base/text.ts';
import type { Store } from '#lib/database/store.ts';
import { type Check, checkOf } from './check.ts';
import { checkBackup } from './checks/backup.ts';
import { checkBounces } from './checks/bounces.ts';
import { checkDns } from './checks/dns.ts';
import { checkPages } from './checks/pages.ts';
import { checkAlerts } from './direct-alerts.ts';
import { checkMailServer, checkMailSettings, testReceiver } from './mail-settings.ts';
import { database, lookAt } from './quick-checks.ts';

/**
 * All that is asked: the database, the disk, the mail, whoever else is told.
 *
 * @param onStore has something done with the database open
 * @param sendTests also a mail and a post each
 */
export async function checkAll(
  onStore: (use: typeof checkStore) => Promise<Check[]>,
  sendTests = false,
): Promise<Check[]> {
  return [
    ...(await onStore(checkStore).catch((error) => [database.failed(reasonOf(error))])),
    checkDisk(),
    ...checkMailSettings(),
    ...(await checkMailServer(sendTests)),
    ...(await checkBounces()),
    await checkAlerts(sendTests),
    ...(sendTests ? await testReceiver() : []),
    ...(await checkDns()),
  ];
}

/** And what waits in it. @throws where it cannot be read or written */
async function checkStore(store: Store): Promise<Check[]> {
  return [
    // The mailbox of bounces is asked itself.
    ...(await lookAt(store)).checks.filter(({ alerts }) => alerts !== 'bounces'),
    await checkPages(store),
    await checkBackup(store, Date.now()),
  ];
}

const minFree = 200; // MB

function checkDisk(): Check {
  const disk = checkOf('disk', {
    works: 'There is room on the disk',
    fails: 'The disk is nearly full',
    advice: 'Ask whoever runs the server to make room: without it, messages cannot be stored.',
  });
  const folder = path.resolve(env().DATA_DIR);
  if (!existsSync(folder)) return disk.skipped(`${folder} does not exist yet`);
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1024 ** 2);
  const detail = `${free} MB free for ${folder}`;
  return free < minFree
    ? disk.failed(`${detail}, at least ${minFree} MB are needed`)
    : disk.ok(detail);
}
