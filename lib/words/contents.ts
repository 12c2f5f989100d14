import type { Kysely } from 'kysely';
import type { Database } from '#lib/database/schema.ts';

type Db = Kysely<Database>;

/** How many are in memory at once, or a statement names: some are photographs. */
const most = 50;

/** Keeps what is not there yet. @param bodies by their hashes; each is read when it is needed */
export async function keepContents(
  db: Db,
  bodies: ReadonlyMap<string, () => Buffer | Promise<Buffer>>,
): Promise<void> {
  for (const hashes of chunks([...bodies.keys()])) {
    const rows = db.selectFrom('word_contents').select('hash').where('hash', 'in', hashes);
    const there = new Set((await rows.execute()).map(({ hash }) => hash));
    const added: { hash: string; body: Buffer }[] = [];
    for (const hash of hashes) {
      const body = there.has(hash) ? undefined : await bodies.get(hash)?.();
      if (body) added.push({ hash, body });
    }
    if (added.length === 0) continue;
    const insert = db.insertInto('word_contents').values(added);
    await insert.onConflict((conflict) => conflict.column('hash').doNothing()).execute();
  }
}

/** @throws where one of them is not there, which no version names */
export async function readContents(
  db: Db,
  hashes: Iterable<string>,
): Promise<ReadonlyMap<string, Buffer>> {
  const missing = new Set(hashes);
  const found = new Map<string, Buffer>();
  for (const some of chunks([...missing])) {
    const rows = db.selectFrom('word_contents').selectAll().where('hash', 'in', some);
    for (const { hash, body } of await rows.execute()) {
      missing.delete(hash);
      found.set(hash, Buffer.from(body));
    }
  }
  if (missing.size > 0) throw new Error(`contents are missing: ${[...missing].join(', ')}`);
  return found;
}

export async function readContent(db: Db, hash: string): Promise<Buffer> {
  return (await readContents(db, [hash])).get(hash) ?? Buffer.of();
}

function chunks<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / most);
  return Array.from({ length: count }, (_, at) => items.slice(at * most, (at + 1) * most));
}
