import { Field } from '#app/desk/parts/desk-field.tsx';
import { FieldChanges } from '#app/desk/parts/field-changes.tsx';
import { ActForm } from '#app/desk/parts/form.tsx';
import { count } from '#lib/base/text.ts';
import { pathsOf } from '#lib/content/addresses.ts';
import { contentFolder } from '#lib/content/content.ts';
import { readSources } from '#lib/content/read-sources.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { compareWords } from '#lib/editing/differences.ts';
import { editPage } from '#lib/editing/files.ts';
import { titleOf } from '#lib/editing/title-of.ts';
import { checkTogether } from '#lib/editing/working-copy.ts';
import { baseFolder, wordsOf } from '#lib/publishing/publications.ts';
import { findRemoved } from '#lib/publishing/slugs.ts';

export type WordsToPublish = ReturnType<typeof readChanges>;

/** What is another than on the site, and what stands in the way of publishing it. */
export function readChanges() {
  const [folder, published] = [contentFolder(), wordsOf(baseFolder())];
  return {
    differences: compareWords(published, folder),
    mistakes: checkTogether(),
    /** Paths of pages whose visitors have nowhere to go. */
    removed: findRemoved(folder, published),
    /** Paths of pages that they could go to. */
    pages: pathsOf(readSources(folder)).sort(),
  };
}

/** What would be published, and what stands in its way. */
export function Changes({ differences, mistakes, removed, pages }: WordsToPublish) {
  return (
    <>
      {mistakes.length > 0 && (
        <>
          <h2>To be put right first</h2>
          <ul>
            {mistakes.map(({ file, line, text }) => (
              <li className="border-b py-2" key={`${file} ${line} ${text}`}>
                <a href={`${editPage(file)}?check=on`}>{titleOf(file)}</a>: {text}
              </li>
            ))}
          </ul>
        </>
      )}
      {removed.length > 0 && <h2>Where do their visitors go?</h2>}
      {removed.map((from) => (
        <Question from={from} key={from} pages={pages} />
      ))}
      <h2>{differences.length > 0 ? 'What has changed' : 'Nothing has changed'}</h2>
      <p>
        {differences.length > 0
          ? `Visitors do not see this yet: ${count(differences.length, 'file')}.`
          : 'Visitors see the words as they stand at the desk.'}{' '}
        <a href={deskRoutes.preview('/')}>See it as it will be</a>, or{' '}
        <a href={deskRoutes.page('publish/history')}>who changed what</a>.
      </p>
      <ul className="mt-2">
        {differences.map(({ file, title, kind, fields }) => (
          <li className="border-b py-3" key={file}>
            <p>
              <strong>{title}</strong>, {kind}
              {kind !== 'removed' && /\.(yaml|md)$/.test(file) && (
                <>
                  {' '}
                  <a href={editPage(file)}>Edit</a>
                </>
              )}
            </p>
            <FieldChanges fields={fields} file={file} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Question({ from, pages }: { from: string; pages: readonly string[] }) {
  return (
    <ActForm act="redirect-page" className="mt-3 flex flex-wrap items-end gap-2" fields={{ from }}>
      <Field
        id={`to${from.replaceAll('/', '-')}`}
        label={`${from} is no longer a page. Who opens it, goes to`}
        name="to"
        options={pages.map((page) => ({ value: page, label: page }))}
      />
      <button type="submit">Lead them there</button>
    </ActForm>
  );
}
