import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { type Check, checkOf } from '../check.ts';

const minFree = 200; // MB

export function checkDisk(): Check {
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
