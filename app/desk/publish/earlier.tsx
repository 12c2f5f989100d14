import { Fragment } from 'react';
import { Press } from '#app/desk/parts/form.tsx';
import { List, Row } from '#app/desk/parts/list.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import { count } from '#lib/base/text.ts';
import { pathOf } from '#lib/content/addresses.ts';
import { addressList, waitingList } from '#lib/content/words.ts';
import type { Store } from '#lib/database/store.ts';
import { personName } from '#lib/desk/people.ts';
import { pageKind, pageName } from '#lib/site/page-list.ts';
import { readMap } from '#lib/words/maps.ts';
import { listPublications } from '#lib/words/publications.ts';

const most = 10;

/** What nobody has written. */
const lists = new Set([addressList, waitingList]);

type Props = { store: Store; mayGoBack: boolean };

/** What can be gone back to, the newest first, with the files that each has changed. */
export async function Earlier({ store: { db }, mayGoBack }: Props) {
  const publications = await listPublications(db, most + 1);
  const maps = await Promise.all(publications.map(({ map }) => readMap(db, map)));
  const earlier = publications.map((publication, place) => {
    const [now = {}, before = now] = maps.slice(place, place + 2);
    const names = new Set(Object.keys({ ...before, ...now })).difference(lists);
    const files = [...names].filter((file) => now[file]?.[0] !== before[file]?.[0]);
    return { ...publication, files };
  });
  const [newest] = publications;
  return (
    <>
      <h2>Published before</h2>
      <p className="max-w-measure">
        One press, and the site shows earlier words again. What is written at the desk stays.
      </p>
      <List>
        {earlier.slice(0, most).map(({ id, at, who, map, files }) => {
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
              <Changed files={files} />
            </Row>
          );
        })}
      </List>
    </>
  );
}

/** How many pages are named. */
const mostNamed = 5;

/** The pages that a publication has changed, as they are on the site. */
function Changed({ files }: { files: readonly string[] }) {
  const paths = files.flatMap((file) => pathOf(file) ?? []).filter((path) => pageKind(path));
  const named = paths.slice(0, mostNamed);
  const rest = files.length - named.length;
  if (files.length === 0) return null;
  return (
    <p>
      Changed:{' '}
      {named.map((path, place) => (
        <Fragment key={path}>
          {place > 0 && ', '}
          <a href={path}>{pageName(path)}</a>
        </Fragment>
      ))}
      {rest > 0 && `${named.length > 0 ? ', and ' : ''}${count(rest, 'other file')}`}
    </p>
  );
}
