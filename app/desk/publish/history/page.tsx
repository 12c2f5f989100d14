import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { FieldChanges } from '#app/desk/parts/field-changes.tsx';
import { Press } from '#app/desk/parts/form.tsx';
import { pageOf } from '#app/desk/parts/pages.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { compareFile } from '#lib/editing/differences.ts';
import { listVersions, readVersion, type Version } from '#lib/publishing/history.ts';

const perPage = 15;
const mostFiles = 12;

const page = { title: 'Who changed what', at: deskRoutes.page('publish') };

export default deskPage(page, async ({ query }) => {
  const { rows, pages } = await pageOf(query, perPage, listVersions);
  return (
    <>
      <p className="mt-2 max-w-measure">
        The latest first. A file that is brought back changes the words at the desk; visitors see it
        once it is published.
      </p>
      {rows.length === 0 && <p className="mt-4">Nobody has changed anything yet.</p>}
      <ul className="mt-4">{await Promise.all(rows.map(renderVersion))}</ul>
      {pages}
    </>
  );
});

async function renderVersion({ id, who, at, isPublished, files, isFirst }: Version) {
  return (
    <li className="border-b py-3" key={id}>
      <p>
        <strong>{who}</strong>, <Time at={at} />
        {isPublished && ', published'}
      </p>
      {isFirst ? (
        <p>The words as they were.</p>
      ) : (
        await Promise.all(files.slice(0, mostFiles).map((file) => renderFile(id, file)))
      )}
      {!isFirst && files.length > mostFiles && <p>And {files.length - mostFiles} more files.</p>}
    </li>
  );
}

async function renderFile(id: string, file: string) {
  const [before, after] = await Promise.all([readVersion(`${id}^`, file), readVersion(id, file)]);
  const difference = compareFile(file, before, after);
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
          fields={{ version: `${id}^`, file }}
          label="Bring it back as it was before this"
        />
      )}
      {after && (
        <Press act="bring-back" fields={{ version: id, file }} label="Bring this version back" />
      )}
    </details>
  );
}
