import { getStore } from '#lib/database/store.ts';
import { readContent } from './contents.ts';

/** They are kept as versions of files of this folder, which the content has not: on no page, and never deleted. */
export const letterRoom = 'letters';

/** @param name ends with a part of the hash, so that nobody finds one of a letter that is not sent */
export async function readLetterPicture(name: string): Promise<Buffer | undefined> {
  const { db } = await getStore();
  const version = await db
    .selectFrom('word_versions')
    .select('hash')
    .where('file', '=', `${letterRoom}/${name}`)
    .limit(1)
    .executeTakeFirst();
  return version?.hash ? readContent(db, version.hash) : undefined;
}
