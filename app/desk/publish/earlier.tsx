import { Press } from '#app/desk/parts/form.tsx';
import { List, Row } from '#app/desk/parts/list.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import type { Store } from '#lib/database/store.ts';
import { personName } from '#lib/desk/people.ts';
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
      <List>
        {publications.map(({ id, at, who, map }) => {
          const isShown = map === newest?.map;
          return (
            <Row
              acts={
                mayGoBack &&
                !isShown && <Press act="publish-again" fields={{ id }} label="Show these again" />
              }
              key={id}
              name={<Time at={at} />}
            >
              {who ? `By ${personName(who)}` : 'By a version of the site'}
              {isShown && <strong>: on the site now</strong>}
            </Row>
          );
        })}
      </List>
    </>
  );
}
