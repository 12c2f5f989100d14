import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import { keepFile } from './kept-files.ts';

/** How long what only 1.1.0 reads stays, in ms: until then one can go back to it. */
const life = 30 * 24 * 60 * 60_000;

/**
 * Takes in the hashed files that 1.1.0 kept of each build, as pages that are open ask for them. Its folders stay for
 * whoever goes back to it, and then go. This goes with the release after.
 */
export function takeInBuilds(): void {
  const { DATA_DIR } = env();
  const inData = (names: string) =>
    globSync(names, { cwd: DATA_DIR }).map((name) => path.join(DATA_DIR, name));
  try {
    for (const proof of inData('builds/*/about.json')) {
      const { files = {} } = JSON.parse(readFileSync(proof, 'utf8'));
      for (const [name, hash] of Object.entries<string>(files)) {
        if (/\.(?:br|gz)$/.test(name) || existsSync(path.join(DATA_DIR, 'files', name))) continue;
        const body = readFileSync(path.join(path.dirname(proof), name));
        const sum = createHash('sha256').update(body).digest();
        if (sum.toString('base64url', 0, 16) === hash) keepFile(name, body, false);
      }
    }
    for (const one of inData('{builds/*,pages/*,photographs}')) {
      const about = statSync(one);
      if (about.isDirectory() && about.mtimeMs < Date.now() - life)
        rmSync(one, { recursive: true });
    }
  } catch (error) {
    log.warn('the files of earlier builds could not be taken in', { error });
  }
}
