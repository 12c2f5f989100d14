import { closeSync, openSync, readSync, statSync } from 'node:fs';

export type SqliteFiles = ReturnType<typeof sqliteFiles>;

/** Compares the files of an open database, `-wal` and `-shm` included, with what a restart would find. */
export function sqliteFiles(file: string) {
  const handle = openSync(/*turbopackIgnore: true*/ file, 'r');
  const [log, index] = [`${file}-wal`, `${file}-shm`] as const;
  const inode = (name: string) => find(name)?.ino;
  const opened = { file: inode(file), log: inode(log), index: inode(index) };
  let highest = readNumbers(handle, counters);
  return {
    /** @throws where the database file was deleted or replaced */
    assertPresent() {
      if (inode(file) === opened.file) return;
      throw new Error('the database file was deleted or replaced while the site was running');
    },
    /** Whether somebody wrote over the file or its log, in place or by putting another log there. */
    isOverwritten() {
      const numbers = readNumbers(handle, counters);
      if (numbers.some((number, at) => number < Number(highest[at]))) return true;
      highest = numbers;
      const found = find(log);
      return !!found?.size && (found.ino !== opened.log || !startsAsLog(log));
    },
    /** Whether the log is large enough to be copied into the file. */
    hasLongLog: () => (find(log)?.size ?? 0) > longLog,
    /** Whether the log was deleted: SQLite goes on writing to a file that no restart will find. */
    hasLostLog() {
      if (!find(log) || !find(index)) return true;
      return inode(log) !== opened.log || inode(index) !== opened.index;
    },
    /** Call it when SQLite has made a new log. */
    rememberLog() {
      Object.assign(opened, { log: inode(log), index: inode(index) });
    },
    /** Only after SQLite has closed the file: it would lose its locks (POSIX). */
    close: () => closeSync(handle),
  };
}

const longLog = 4 * 1024 * 1024; // bytes

const find = (name: string) => statSync(/*turbopackIgnore: true*/ name, { throwIfNoEntry: false });

/**
 * Where the file's header has two numbers that only go up: SQLite's change counter, which is 1 in a copy by
 * `VACUUM INTO`, and the version that `copyLog` increments. In an older copy, one is lower.
 */
const counters = [24, 60];

/** SQLite writes the header of an empty log only: one that was emptied under it never gets it again. */
function startsAsLog(log: string): boolean {
  const handle = openSync(/*turbopackIgnore: true*/ log, 'r');
  const [magic = 0] = readNumbers(handle, [0]);
  closeSync(handle);
  return magic >>> 1 === 0x377f0682 >>> 1;
}

/** Of a file that is too short, zeros. */
function readNumbers(handle: number, offsets: readonly number[]): number[] {
  const header = Buffer.alloc(100);
  readSync(handle, header, 0, header.length, 0);
  return offsets.map((offset) => header.readUInt32BE(offset));
}
