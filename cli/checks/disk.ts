import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { reasonOf } from '#cli/errors.ts';
import { type Check, checkOf } from './check.ts';

const { ok, failed } = checkOf('disk');
const megabyte = 1024 ** 2;
const minFree = 200; // MB

export function checkDisk(dataDir: string): Check {
  try {
    const { bavail, bsize } = statfsSync(nearestFolder(path.resolve(dataDir)));
    const free = Math.floor((bavail * bsize) / megabyte);
    const detail = `${free} MB free for ${path.resolve(dataDir)}`;
    return free < minFree ? failed(`${detail}, at least ${minFree} MB are needed`) : ok(detail);
  } catch (error) {
    return failed(reasonOf(error));
  }
}

/** The folder itself, or the one it will be created in. */
function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(path.dirname(folder));
}
