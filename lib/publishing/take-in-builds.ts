import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
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
  try {
    const { DATA_DIR } = env();
    for (const folder of foldersIn(path.join(DATA_DIR, 'builds'))) takeIn(folder);
    const folders = ['builds', 'pages'].flatMap((name) => foldersIn(path.join(DATA_DIR, name)));
    for (const folder of folders) {
      if (statSync(folder).mtimeMs < Date.now() - life) rmSync(folder, { recursive: true });
    }
  } catch (error) {
    log.warn('the files of earlier builds could not be taken in', { error });
  }
}

function foldersIn(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.includes('.'))
    .map(({ name }) => path.join(root, name));
}

function takeIn(folder: string) {
  const proof = path.join(folder, 'about.json');
  const { files = {} } = existsSync(proof) ? JSON.parse(readFileSync(proof, 'utf8')) : {};
  for (const [name, hash] of Object.entries<string>(files)) {
    if (/\.(?:br|gz)$/.test(name) || existsSync(path.join(env().DATA_DIR, 'files', name))) continue;
    const body = readFileSync(path.join(folder, name));
    const sum = createHash('sha256').update(body).digest().toString('base64url', 0, 16);
    if (sum === hash) keepFile(name, body, false);
  }
}
