import path from 'node:path';
import { count } from '#lib/base/text.ts';
import { localTime } from '#lib/content/weeks.ts';
import { backUp } from '#lib/database/backup.ts';
import { countRows } from '#lib/database/count-rows.ts';
import { restore } from '#lib/database/restore.ts';
import type { Store } from '#lib/database/store.ts';
import { heldInWords } from '#lib/desk/held.ts';
import { holdBack } from '#lib/held/hold-back.ts';
import { newestPublication } from '#lib/words/working.ts';
import type { Answer } from './answer.ts';
import { onStore } from './open-store.ts';

export async function answerBackup(store: Store, given: string): Promise<Answer> {
  const file = path.resolve(given);
  const { bytes } = await backUp(store, file);
  const text = `The backup is in ${file} (${Math.ceil(bytes / 1024)} KB), and was read back.
To restore it, stop the site, then npm run -s agency -- restore '${file}'`;
  return { text, data: { file, bytes } };
}

export async function answerRestore(given: string): Promise<Answer> {
  const file = path.resolve(given);
  const aside = await restore(file, (store, before) => holdBack(store, before, Date.now()));
  return onStore(async (store) => {
    const held = await heldInWords(store);
    const data = { ...(await countAll(store)), file, aside, held };
    const { messages, readers, changes, published } = data;
    const waits =
      held.length > 0
        ? `\nThis may have gone out since the backup, and waits until an owner says so, on the desk or with npm run -s agency -- held:\n${held.map((line) => `- ${line}`).join('\n')}`
        : '';
    const kept = aside ? `\nWhat was there is in ${aside}: delete it once nobody needs it.` : '';
    const text = `Restored: ${count(messages, 'message')}, ${count(readers, 'reader')}, ${count(changes, 'change')} of words, published ${published ?? 'never'}.${kept}${waits}
Start the site.`;
    return { text, data };
  });
}

async function countAll(store: Store) {
  const { db } = store;
  const newest = await newestPublication(db);
  return {
    messages: await countRows(db.selectFrom('leads')),
    readers: await countRows(db.selectFrom('subscribers').where('unsubscribed_at', 'is', null)),
    changes: await countRows(db.selectFrom('word_versions')),
    published: newest && localTime(newest.at),
  };
}
