import { localTime } from '#lib/content/weeks.ts';
import { deleteRows } from '#lib/database/rows.ts';
import type { OutboxEntry, RowOf } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { kinds, noServer } from './kinds.ts';
import { enqueue } from './outbox.ts';

type Db = Store['db'];

/** What waits for an owner, in words, a line each. */
export async function heldInWords({ db }: Pick<Store, 'db'>): Promise<string[]> {
  const held = await db
    .selectFrom('held')
    .leftJoin('letters', 'letters.id', 'held.id')
    .leftJoin('drafts', 'drafts.id', 'held.id')
    .select(['held.kind', 'what', 'letters.subject as letter', 'drafts.subject as draft'])
    .execute();
  const of = (kind: RowOf<'held'>['kind']) => held.filter((one) => one.kind === kind);
  const mails = Map.groupBy(of('mail'), ({ what }) => mailInWords(JSON.parse(what)));
  return [
    ...[...mails].map(([words, all]) => `${words}: ${all.length}`).sort(),
    ...of('letter').map(({ letter }) => `the letter “${letter}”, to readers who have not got it`),
    ...of('plan').map(({ draft, what }) => {
      return `the letter “${draft ?? ''}”, planned for ${localTime(JSON.parse(what).planned_at)}`;
    }),
  ];
}

function mailInWords({ kind, last_error }: OutboxEntry): string {
  const { words } = kinds[kind];
  return last_error === noServer ? `${words} from before there was a mail server` : words;
}

/**
 * Has mail that waits for an owner stand in the outbox again, but what has gone since the backup.
 *
 * @param changes of each @returns how many
 */
export async function takeBack(
  db: Db,
  isMeant: (mail: OutboxEntry) => boolean,
  changes: Partial<OutboxEntry>,
): Promise<number> {
  const held = await db.selectFrom('held').select('what').where('kind', '=', 'mail').execute();
  const mails = held.map(({ what }): OutboxEntry => JSON.parse(what)).filter(isMeant);
  for (const mail of mails) {
    await deleteRows(db, 'held', { id: mail.id });
    await enqueue(db, { ...mail, ...changes });
  }
  return mails.length;
}
