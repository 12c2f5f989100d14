import { toCsv } from '#lib/base/csv.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { actor, allow, download, type Run, say as sayOne, writeDown } from '#lib/desk/old-act.ts';
import { exportReaders, readerColumns, removeReader, restoreReader } from './readers.ts';
import type { LetterSaid } from './said.ts';
import { findSubscriber } from './subscribers.ts';

const say = sayOne<LetterSaid>;

const readersPage = deskRoutes.page('readers');

export const readerActs = allow('owner', {
  'remove-reader': readerAct(removeReader, 'removed'),
  'restore-reader': readerAct(restoreReader, 'put-back'),

  'export-readers': async (desk) => {
    await writeDown(desk, 'readers exported');
    const csv = await toCsv(readerColumns, exportReaders(desk.store));
    return download(csv, 'readers.csv', 'text/csv; charset=utf-8');
  },
});

function readerAct(change: typeof removeReader, said: LetterSaid): Run {
  return async (desk, { id = '' }) => {
    const reader = await findSubscriber(desk.store, id);
    const isDone = reader && (await change(desk.store, reader, actor(desk)));
    return isDone ? say(readersPage, said, { q: reader.email }) : say(readersPage, 'gone');
  };
}
