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
import { connect } from 'node:net';
import { tmpdir, type UserInfo, userInfo } from 'node:os';
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

/** An IMAP server with a mailbox for each name, with the password `hunter2`. @param quota of each, in KB */
export async function startDovecot(quota: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-dovecot-'));
  const port = await freePort();
  const mail = path.join(folder, 'mail');
  mkdirSync(mail);
  const owner = ownerOf(userInfo());
  for (const place of [folder, mail]) chownSync(place, owner.uid, owner.gid);
  const config = path.join(folder, 'dovecot.conf');
  writeFileSync(config, configuration(folder, port, owner, quota));
  const server = spawn(program, ['-F', '-c', config], { stdio: 'ignore' });
  while (!(await canConnect(port))) {
    if (server.exitCode !== null) {
      throw new Error(`No Dovecot: ${readFileSync(path.join(folder, 'log'), 'utf8')}`);
    }
    await wait(50);
  }
  return {
    mailbox: (name: string) => openMailbox(name, port),
    async close() {
      const exited = once(server, 'exit');
      server.kill();
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Dovecot takes no mail for root. */
function ownerOf({ uid, gid, username }: UserInfo<string>) {
  if (uid === 0) return { uid: 65_534, gid: 65_534, user: 'nobody', group: 'nogroup' };
  const group = execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim();
  return { uid, gid, user: username, group };
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

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

function configuration(
  folder: string,
  port: number,
  { uid, gid, user, group }: ReturnType<typeof ownerOf>,
  quota: number,
): string {
  return `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
auth_failure_delay = 0
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
first_valid_uid = ${uid}
mail_location = maildir:${folder}/mail/%u
mail_fsync = never
mail_plugins = quota
protocol imap {
  mail_plugins = quota imap_quota
}
plugin {
  quota = maildir:User quota
  quota_rule = *:storage=${quota}K
}
passdb {
  driver = static
  args = password=hunter2
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
  # Whoever logs in after a wrong password would wait for seconds.
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
`;
}
