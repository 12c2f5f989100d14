import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { FieldChanges } from '#app/desk/parts/field-changes.tsx';
import { Press } from '#app/desk/parts/form.tsx';
import { List, pageOf, Row } from '#app/desk/parts/list.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import { shorten } from '#app/desk/publish/shorten.ts';
import { isPhotograph } from '#lib/content/names.ts';
import { personName } from '#lib/desk/people.ts';
import { compareFile } from '#lib/editing/differences.ts';
import { readBody } from '#lib/words/contents.ts';
import { listVersions } from './list-versions.ts';

const page = { entry: 'publish', title: 'Who changed what' } as const;

export default deskPage(page, async ({ store, query }) => {
  const { rows, pages } = await pageOf(query, 25, listVersions(store));
  const compared = rows.map(async ({ file, before, hash, ...version }) => {
    const read = async (said: string | null) => {
      if (said === null) return undefined;
      return isPhotograph(file) ? Buffer.from(said) : readBody(store.db, said);
    };
    const difference = compareFile(file, await read(before), await read(hash));
    return difference ? [{ ...version, ...difference, before }] : [];
  });
  return (
    <>
      <p className="mt-2 max-w-measure">
        The latest first. A file that is brought back changes the words at the desk; visitors see it
        once it is published.
      </p>
      <List empty="Nobody has changed anything yet.">
        {(await Promise.all(compared)).flat().map(({ id, who, at, file, before, ...is }) => (
          <Row
            acts={
              before && (
                <Press
                  act="bring-back"
                  fields={{ hash: before, file }}
                  label="Bring it back as it was before this"
                />
              )
            }
            key={id}
            name={`${is.title}, ${is.kind}`}
          >
            By {personName(who)}, <Time at={at} />
            <FieldChanges fields={is.fields.map(shorten)} file={file} />
          </Row>
        ))}
      </List>
      {pages}
    </>
  );
});
