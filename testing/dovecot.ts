import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { freePort } from './listen.ts';

const program = '/usr/sbin/dovecot';

/** Without it, prints that its tests are skipped. */
export function findDovecot(): boolean {
  const isThere = existsSync(program);
  if (!isThere) process.stderr.write('No Dovecot found: its tests were skipped.\n');
  return isThere;
}

/** An IMAP server with a mailbox for each name, with the password `hunter2`. */
export async function startDovecot() {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-dovecot-'));
  const port = await freePort();
  const [uid, gid, owner, group] = findOwner();
  mkdirSync(path.join(folder, 'mail'));
  for (const place of [folder, path.join(folder, 'mail')]) chownSync(place, uid, gid);
  const config = path.join(folder, 'dovecot.conf');
  const values: Record<string, unknown> = {
    ...{ FOLDER: folder, PORT: port },
    ...{ UID: uid, GID: gid, OWNER: owner, GROUP: group },
  };
  const template = readFileSync('testing/dovecot.conf', 'utf8');
  const names = /FOLDER|PORT|UID|GID|OWNER|GROUP/g;
  writeFileSync(
    config,
    template.replace(names, (name) => `${values[name]}`),
  );
  const server = spawn(program, ['-F', '-c', config], { stdio: 'ignore' });
  const mailbox = (user: string) => openMailbox(user, port);
  while (!(await mailbox('anybody').isThere())) {
    if (server.exitCode !== null) {
      throw new Error(`No Dovecot: ${readFileSync(path.join(folder, 'log'), 'utf8')}`);
    }
    await wait(50);
  }
  return {
    mailbox,
    async close() {
      const exited = once(server, 'exit');
      server.kill();
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Dovecot takes no mail for root. */
function findOwner(): [uid: number, gid: number, owner: string, group: string] {
  const { uid, gid, username } = userInfo();
  if (uid === 0) return [65_534, 65_534, 'nobody', 'nogroup'];
  return [uid, gid, username, execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim()];
}

function openMailbox(user: string, port: number) {
  const inInbox = async <Result>(use: (client: ImapFlow) => Promise<Result>) => {
    const auth = { user, pass: 'hunter2' };
    const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth, logger: false });
    await client.connect();
    await client.mailboxOpen('INBOX');
    const result = await use(client);
    await client.logout();
    return result;
  };
  return {
    url: `imap://${user}:hunter2@127.0.0.1:${port}`,
    isThere: () => inInbox(async () => true).catch(() => false),
    append: (sources: readonly string[]) =>
      inInbox(async (client) => {
        for (const source of sources)
          await client.append('INBOX', source.replace(/\r?\n/g, '\r\n'));
      }),
    /** In the order in which they came, whether each was read. */
    seen: () =>
      inInbox(async (client) =>
        (await client.fetchAll('1:*', { flags: true })).map(({ flags }) => flags?.has('\\Seen')),
      ),
  };
}
