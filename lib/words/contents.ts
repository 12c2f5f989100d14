import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '#lib/database/schema.ts';

type Db = Kysely<Database>;

/** Of texts, which every page of the desk reads; in bytes. */
const known = new LRUCache<string, Buffer>({
  maxSize: 32 * 2 ** 20,
  maxEntrySize: 2 ** 20,
  sizeCalculation: (body) => body.length + 1,
});

/** How many a statement asks for, or adds: photographs are in memory meanwhile. */
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
  const found = new Map<string, Buffer>();
  const missing = new Set<string>();
  for (const hash of hashes) {
    const body = known.get(hash);
    if (body) found.set(hash, body);
    else missing.add(hash);
  }
  for (const some of chunks([...missing])) {
    const rows = db.selectFrom('word_contents').selectAll().where('hash', 'in', some);
    for (const { hash, body } of await rows.execute()) {
      missing.delete(hash);
      found.set(hash, Buffer.from(body));
      known.set(hash, Buffer.from(body));
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
