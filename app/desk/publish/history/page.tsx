import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { FieldChanges } from '#app/desk/parts/field-changes.tsx';
import { Press } from '#app/desk/parts/form.tsx';
import { List, pageOf, Row } from '#app/desk/parts/list.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import { isPhotograph } from '#lib/content/names.ts';
import type { Store } from '#lib/database/store.ts';
import { personName } from '#lib/desk/people.ts';
import { compareFile } from '#lib/editing/differences.ts';
import { readContent } from '#lib/words/contents.ts';
import { listVersions, type Version, type VersionOfFile } from './versions.ts';

const perPage = 15;
const mostFiles = 12;

const page = { entry: 'publish', title: 'Who changed what' } as const;

export default deskPage(page, async ({ store, query }) => {
  const { rows, pages } = await pageOf(query, perPage, (part) => listVersions(store, part));
  return (
    <>
      <p className="mt-2 max-w-measure">
        The latest first. A file that is brought back changes the words at the desk; visitors see it
        once it is published.
      </p>
      <List empty="Nobody has changed anything yet.">
        {await Promise.all(rows.map((version) => renderVersion(store, version)))}
      </List>
      {pages}
    </>
  );
});

async function renderVersion(store: Store, { act, who, at, isPublished, files }: Version) {
  const shown = files.slice(0, mostFiles);
  return (
    <Row key={act} name={personName(who)}>
      <Time at={at} />
      {isPublished && ', published'}
      {await Promise.all(shown.map((one) => renderFile(store, one)))}
      {files.length > mostFiles && <p>And {files.length - mostFiles} more files.</p>}
    </Row>
  );
}

async function renderFile({ db }: Store, { file, before, after }: VersionOfFile) {
  const read = (hash: string | null) =>
    hash === null || isPhotograph(file) ? hash && Buffer.from(hash) : readContent(db, hash);
  const [old, now] = await Promise.all([read(before), read(after)]);
  const difference = compareFile(file, old || undefined, now || undefined);
  if (!difference) return null;
  return (
    <details className="mt-2" key={file}>
      <summary>
        {difference.title}, {difference.kind}
      </summary>
      <FieldChanges fields={difference.fields} file={file} />
      {before && (
        <Press
          act="bring-back"
          fields={{ hash: before, file }}
          label="Bring it back as it was before this"
        />
      )}
      {after && (
        <Press act="bring-back" fields={{ hash: after, file }} label="Bring this version back" />
      )}
    </details>
  );
}
