import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { hashOf, releaseWords } from '#lib/content/words.ts';
import { type Actor, recordDeed } from '#lib/database/deed-log.ts';
import type { DeedKind } from '#lib/database/deeds.ts';
import { findRow } from '#lib/database/rows.ts';
import type { Database } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { keepBodies, readBody } from './contents.ts';
import { mergeFile } from './merge.ts';
import { letterFolder, readWorking, type Working } from './working.ts';

/** What files are to say, by their paths; undefined where they are to go. */
export type Changes = ReadonlyMap<string, Buffer | undefined>;

type Deed = { what: DeedKind; which?: string };

/**
 * Changes words in one transaction with the line about it in the log of deeds: all of it or nothing, and after
 * whatever another person or instance saves at the same time.
 *
 * @param change is given what the words are, and gives what to change, or why not
 * @param isPart what the release says otherwise of a file is still to be decided
 * @returns undefined once it is changed, or why not
 * @throws where a restart might not find it
 */
export async function changeWords<Refusal extends string>(
  store: Store,
  actor: Actor,
  deed: Deed,
  change: (
    working: Working,
    transaction: Transaction<Database>,
  ) => Changes | Refusal | Promise<Changes | Refusal>,
  isPart = false,
): Promise<Refusal | undefined> {
  const refusal = await store.db.transaction().execute(async (transaction) => {
    await takeTurn(store, transaction);
    const working = await readWorking(store, transaction);
    const changes = await change(working, transaction);
    if (typeof changes === 'string') return changes;
    const [first] = changes.keys();
    if (first === undefined) return undefined;
    const act = await recordDeed(transaction, actor, deed.what, deed.which ?? first);
    await addVersions(transaction, changes, { ...actor, act, isPart, working });
    return undefined;
  });
  await store.assertIntact();
  return refusal;
}

/**
 * Has a file say what it said once, at the desk or in the release that a version was written upon. It can be undone by
 * the same means.
 *
 * @param hash of what it said
 * @returns why that could not be done
 */
export async function bringBack(
  store: Store,
  actor: Actor,
  file: string,
  hash: string,
): Promise<'gone' | undefined> {
  if (!(await wasSaid(store, file, hash))) return 'gone';
  const body = await readBody(store.db, hash);
  const deed = { what: 'version brought back', which: file } as const;
  return changeWords<'gone'>(store, actor, deed, () => new Map([[file, body]]));
}

/** Whether a file ever said that, at the desk or in the release that a version was written upon. */
export async function wasSaid({ db }: Store, file: string, hash: string): Promise<boolean> {
  const said = await db
    .selectFrom('word_versions')
    .select('id')
    .where('file', '=', file)
    .where(({ eb, or }) => or([eb('hash', '=', hash), eb('base', '=', hash)]))
    .executeTakeFirst();
  return said !== undefined;
}

/** SQLite's transactions take turns anyway. Readers do not wait. */
export async function takeTurn({ kind }: Store, transaction: Transaction<Database>): Promise<void> {
  if (kind === 'postgres') {
    await sql`LOCK TABLE word_versions, publications IN EXCLUSIVE MODE`.execute(transaction);
  }
}

async function addVersions(
  transaction: Transaction<Database>,
  changes: Changes,
  { who, at, act, isPart, working }: Actor & { act: string; isPart: boolean; working: Working },
): Promise<void> {
  const { texts, photographs } = releaseWords();
  let number = working.head;
  for (const [file, body] of changes) {
    const old = texts.get(file);
    const isOpen = isPart && working.conflicts.has(file);
    const before = isOpen
      ? await findRow(transaction, 'word_versions', { file }, 'number')
      : undefined;
    const [mine, was] = [before?.hash, before?.base];
    const bodyOf = (hash: string) => readBody(transaction, hash);
    // Of what is still open, what it was written upon.
    const seen =
      old && mine && was ? mergeFile(file, await bodyOf(mine), await bodyOf(was), old).body : old;
    const upon = seen ? hashOf(seen) : (photographs.get(file)?.hash ?? null);
    const base = was === null ? null : upon;
    const hash = body ? hashOf(body) : null;
    const bodies = [seen, body].flatMap((one) => (one ? [[hashOf(one), () => one] as const] : []));
    await keepBodies(transaction, new Map(bodies));
    number += 1;
    const version = { id: randomUUID(), number, file, hash, base, who, act, at };
    await transaction.insertInto('word_versions').values(version).execute();
  }
}

/** @param name ends with a part of the hash, so that nobody finds one of a letter that is not sent */
export async function readLetterPicture({ db }: Store, name: string): Promise<Buffer | undefined> {
  const version = await findRow(db, 'word_versions', { file: `${letterFolder}/${name}` });
  return version?.hash ? readBody(db, version.hash) : undefined;
}
