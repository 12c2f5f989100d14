import type { Kysely } from 'kysely';
import { addRow } from '#lib/database/rows.ts';
import type { Database } from '#lib/database/schema.ts';

type Db = Kysely<Database>;

/** Keeps what is not there yet. @param bodies by their hashes; each is read when it is needed: some are photographs */
export async function keepBodies(
  db: Db,
  bodies: ReadonlyMap<string, () => Buffer | Promise<Buffer>>,
): Promise<void> {
  if (bodies.size === 0) return;
  const rows = db
    .selectFrom('word_contents')
    .select('hash')
    .where('hash', 'in', [...bodies.keys()]);
  const there = new Set((await rows.execute()).map(({ hash }) => hash));
  for (const [hash, read] of bodies) {
    if (there.has(hash)) continue;
    await addRow(db, 'word_contents', { hash, body: await read() });
  }
}

/** @throws where one of them is not there, which no version names */
export async function readBodies(
  db: Db,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  if (hashes.length === 0) return new Map();
  const rows = db.selectFrom('word_contents').selectAll().where('hash', 'in', hashes);
  const found = new Map((await rows.execute()).map(({ hash, body }) => [hash, Buffer.from(body)]));
  const missing = hashes.filter((hash) => !found.has(hash));
  if (missing.length > 0) throw new Error(`contents are missing: ${missing.join(', ')}`);
  return found;
}

export async function readBody(db: Db, hash: string): Promise<Buffer> {
  return (await readBodies(db, [hash])).get(hash) ?? Buffer.of();
}
