import { existsSync, linkSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf } from '#lib/base/text.ts';

/**
 * Opens a SQLite file so that until it is closed nobody else can, and no byte of it changes: by links that are gone
 * once it is open, as SQLite brings the log, which a kill leaves, into no file whose name is gone. The lock is the
 * file's under any name.
 *
 * @throws where somebody has it open (EBUSY), or it is damaged
 */
export function openAlone(file: string): DatabaseSync {
  const folder = mkdtempSync(path.join(path.dirname(file), 'alone-'));
  const link = path.join(folder, path.basename(file));
  let database: DatabaseSync | undefined;
  try {
    for (const end of ['', '-wal', '-journal']) {
      if (existsSync(file + end)) linkSync(file + end, link + end);
    }
    database = new DatabaseSync(link, { readBigInts: true });
    database.exec('PRAGMA locking_mode = exclusive; BEGIN EXCLUSIVE; PRAGMA query_only = true');
    const [found] = database.prepare('PRAGMA integrity_check(1)').all();
    if (found?.integrity_check !== 'ok') throw new Error(String(found?.integrity_check));
    return database;
  } catch (error) {
    database?.close();
    if ((Number(Object(error).errcode) & 0xff) === SQLITE_BUSY) {
      const inUse = new Error(`The site, or another program, is using ${file}: stop it first`);
      throw Object.assign(inUse, { code: 'EBUSY' });
    }
    throw new Error(`${file} is damaged (${reasonOf(error)}): restore a backup of it first`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const SQLITE_BUSY = 5;
