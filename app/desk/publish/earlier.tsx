import { Press } from '#app/desk/parts/form.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import type { Store } from '#lib/database/store.ts';
import { listPublications } from '#lib/words/publications.ts';

const most = 10;

/** What can be gone back to. */
export async function Earlier({ store, mayGoBack }: { store: Store; mayGoBack: boolean }) {
  const publications = await listPublications(store.db, most);
  const [newest] = publications;
  return (
    <>
      <h2>Published before</h2>
      <p className="max-w-measure">
        One press, and the site shows earlier words again. What is written at the desk stays.
      </p>
      <ul className="mt-2">
        {publications.map(({ id, at, who, map }) => (
          <li className="border-b py-2" key={id}>
            <Time at={at} />, {who ? `by ${who}` : 'by a version of the site'}
            {map === newest?.map ? (
              <strong>: on the site now</strong>
            ) : (
              mayGoBack && <Press act="publish-again" fields={{ id }} label="Show these again" />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
