import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './listen.ts';
import { newFolder } from './new-folder.ts';

const program = '/usr/sbin/dovecot';

/** Without it, prints that its tests are skipped. */
export function findDovecot(): boolean {
  const isThere = existsSync(program);
  if (!isThere) process.stderr.write('No Dovecot found: its tests were skipped.\n');
  return isThere;
}

/** An IMAP server with a mailbox for each name, with the password `hunter2`. */
export async function startDovecot() {
  const [folder, port] = [newFolder(), await freePort()];
  const config = path.join(folder, 'dovecot.conf');
  const owner = findOwner();
  chownSync(folder, owner.UID, owner.GID);
  const values: Record<string, unknown> = { FOLDER: folder, PORT: port, ...owner };
  const template = readFileSync('testing/dovecot.conf', 'utf8');
  const names = new RegExp(Object.keys(values).join('|'), 'g');
  writeFileSync(
    config,
    template.replace(names, (name) => `${values[name]}`),
  );
  const server = spawn(program, ['-F', '-c', config], { stdio: 'ignore' });
  while (!existsSync(path.join(folder, 'run/master.pid'))) {
    if (server.exitCode !== null) throw new Error(readFileSync(path.join(folder, 'log'), 'utf8'));
    await wait(50);
  }
  const ask = (command: string, user: string, what: string[] = [], input = '') =>
    execFileSync('doveadm', ['-c', config, command, '-u', user, ...what], { input }).toString();
  return {
    mailbox: (user: string) => ({
      url: `imap://${user}:hunter2@127.0.0.1:${port}`,
      append(sources: readonly string[]) {
        for (const source of sources) ask('save', user, [], source);
      },
      /** In the order in which they came, whether each was read. */
      seen: () =>
        ask('fetch', user, ['flags', 'all'])
          .match(/flags:.*/g)
          ?.map((flags) => flags.includes('Seen')),
    }),
    async close() {
      server.kill();
      await once(server, 'exit');
    },
  };
}

/** Dovecot takes no mail for root. */
function findOwner() {
  const { uid, gid, username } = userInfo();
  if (uid === 0) return { UID: 65_534, GID: 65_534, OWNER: 'nobody', GROUP: 'nogroup' };
  const GROUP = execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim();
  return { UID: uid, GID: gid, OWNER: username, GROUP };
}
