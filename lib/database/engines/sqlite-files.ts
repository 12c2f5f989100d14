import { closeSync, openSync, readSync, statSync } from 'node:fs';

export type SqliteFiles = ReturnType<typeof watchFiles>;

/** Compares the files of an open database, `-wal` and `-shm` included, with what a restart would find. */
export function watchFiles(file: string) {
  const handle = openSync(/*turbopackIgnore: true*/ file, 'r');
  const log = `${file}-wal`;
  const inodes = () => [file, log, `${file}-shm`].map((name) => find(name)?.ino);
  let [opened, highest] = [inodes(), readNumbers(handle, counters)];
  return {
    /**
     * `overwritten`: somebody wrote over the file or its log, in place or by putting another log there. `lost log`:
     * it was deleted, and SQLite goes on writing to a file that no restart will find.
     *
     * @throws where the database file was deleted or replaced
     */
    look(): 'overwritten' | 'lost log' | 'long log' | 'well' {
      const [ofFile, ofLog, ofIndex] = inodes();
      if (ofFile !== opened[0]) {
        throw new Error('the database file was deleted or replaced while the site was running');
      }
      const numbers = readNumbers(handle, counters);
      const size = find(log)?.size ?? 0;
      const isOtherLog = size > 0 && (ofLog !== opened[1] || !startsAsLog(log));
      if (isOtherLog || numbers.some((number, at) => number < Number(highest[at])))
        return 'overwritten';
      highest = numbers;
      if (ofLog !== opened[1] || ofIndex !== opened[2]) return 'lost log';
      return size > longLog ? 'long log' : 'well';
    },
    /** Call it when SQLite has made a new log. */
    rememberLog() {
      opened = inodes();
    },
    /** Only after SQLite has closed the file: it would lose its locks (POSIX). */
    close: () => closeSync(handle),
  };
}

/** In bytes: large enough to be copied into the file. */
const longLog = 4 * 1024 * 1024;

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
