import { liveFrom, waitingIn } from '#lib/content/waiting.ts';
import type { Store } from '#lib/database/store.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { pageOf } from '#lib/editing/files.ts';
import { titleIn } from '#lib/editing/title-of.ts';
import { readUnpublished } from '#lib/words/unpublished.ts';

/** What is published, and is not seen before its day. */
export async function Waiting({ store }: { store: Store }) {
  const { published, takenBack } = await readUnpublished(store);
  const waiting = [...waitingIn(published)].filter(([file]) => !takenBack.includes(file));
  if (waiting.length === 0) return null;
  return (
    <>
      <h2>Published, and waiting for its day</h2>
      <p>For another day, change it, and publish that.</p>
      <ul>
        {waiting.map(([file, day]) => (
          <li className="border-b py-2" key={file}>
            <a href={deskRoutes.words(pageOf(file))}>{titleIn(published, file)}</a>. {liveFrom(day)}
          </li>
        ))}
      </ul>
    </>
  );
}
