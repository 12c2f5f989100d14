import { Field } from '#app/desk/parts/desk-field.tsx';
import { FieldChanges } from '#app/desk/parts/field-changes.tsx';
import { ActForm } from '#app/desk/parts/form.tsx';
import { count } from '#lib/base/text.ts';
import { pathsOf } from '#lib/content/addresses.ts';
import { readSources } from '#lib/content/read-sources.ts';
import type { Store } from '#lib/database/store.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { compareWords, type Difference } from '#lib/editing/differences.ts';
import { editPage } from '#lib/editing/files.ts';
import { titleIn } from '#lib/editing/title-of.ts';
import { checkTogether } from '#lib/editing/working-copy.ts';
import { tickOf } from '#lib/publishing/acts.ts';
import { wordsOfMap } from '#lib/words/maps.ts';
import { findRemoved } from '#lib/words/slugs.ts';
import { newestPublication, readWorking } from '#lib/words/working.ts';

export type WordsToPublish = Awaited<ReturnType<typeof readChanges>>;

/** What is another than on the site, and what stands in the way of publishing it. */
export async function readChanges(store: Store) {
  const { words } = await readWorking(store);
  const newest = await newestPublication(store.db);
  const published = newest ? await wordsOfMap(store, newest.map) : words;
  return {
    words,
    differences: compareWords(published, words),
    mistakes: checkTogether(words),
    /** Paths of pages whose visitors have nowhere to go. */
    removed: findRemoved(words),
    /** Paths of pages that they could go to. */
    pages: pathsOf(readSources(words)).sort(),
  };
}

type Props = {
  changes: WordsToPublish;
  /** Files that were ticked, and those without which they cannot be published. */
  ticked: readonly string[];
  needed: readonly string[];
  mayPublish: boolean;
};

/** What would be published, and what stands in its way. */
export function Changes({ changes, ticked, needed, mayPublish }: Props) {
  const { words, differences, mistakes, removed, pages } = changes;
  const isTicked = (file: string) =>
    ticked.length > 0 ? ticked.includes(file) : !mistakes.some((one) => one.file === file);
  return (
    <>
      {mistakes.length > 0 && (
        <>
          <h2>To be put right first</h2>
          <ul>
            {mistakes.map(({ file, line, text }) => (
              <li className="border-b py-2" key={`${file} ${line} ${text}`}>
                <a href={`${editPage(file)}?check=on`}>{titleIn(words, file)}</a>: {text}
              </li>
            ))}
          </ul>
        </>
      )}
      {mayPublish && removed.length > 0 && <h2>Where do their visitors go?</h2>}
      {(mayPublish ? removed : []).map((from) => (
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
      {needed.length > 0 && (
        <p className="mt-4 border-l-4 border-surkh-700 bg-white px-4 py-3">
          What you ticked cannot be published without{' '}
          {needed.map((file) => titleIn(words, file)).join(', ')}: tick it, too.
        </p>
      )}
      <ActForm act="publish" fields={{ some: differences.length }}>
        <ul className="mt-2">
          {differences.map((one) => (
            <Changed key={one.file} {...one} isTicked={isTicked(one.file)} />
          ))}
        </ul>
        {differences.length > 0 && !mayPublish && <p className="mt-4">An owner publishes it.</p>}
        {differences.length > 0 && mayPublish && (
          <button className="main mt-4" type="submit">
            Publish
          </button>
        )}
      </ActForm>
    </>
  );
}

function Changed({ file, title, kind, fields, isTicked }: Difference & { isTicked: boolean }) {
  return (
    <li className="border-b py-3">
      <p className="flex flex-wrap items-center gap-x-4">
        <label className="inline-flex items-center gap-3">
          <input defaultChecked={isTicked} name={tickOf(file)} type="checkbox" />
          <span>
            <strong>{title}</strong>, {kind}
          </span>
        </label>
        {kind !== 'removed' && /\.(yaml|md)$/.test(file) && <a href={editPage(file)}>Edit</a>}
      </p>
      <FieldChanges fields={fields} file={file} />
    </li>
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
