import { type ChangedPage, readChangedPages } from '#app/desk/parts/changed-pages.ts';
import { Field } from '#app/desk/parts/desk-field.tsx';
import { ActForm } from '#app/desk/parts/form.tsx';
import { List, Row } from '#app/desk/parts/list.tsx';
import { pathsOf } from '#lib/content/addresses.ts';
import { folderOf } from '#lib/content/names.ts';
import { readSources } from '#lib/content/read-sources.ts';
import { asOf, liveFrom, waitingIn } from '#lib/content/waiting.ts';
import type { Store } from '#lib/database/store.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { editPage, pageOf, titleIn } from '#lib/editing/files.ts';
import { checkTogether } from '#lib/editing/working-copy.ts';
import { shortOf } from '#lib/publishing/acts.ts';
import { findRemoved } from '#lib/words/slugs.ts';
import { readUnpublished } from '#lib/words/unpublished.ts';
import { PageRow } from './page-row.tsx';
import { readWriters } from './writers.ts';

export type WordsToPublish = Awaited<ReturnType<typeof readChanges>>;

/** What visitors do not see yet, and what stands in the way of publishing it. */
export async function readChanges(store: Store) {
  const { words, published, takenBack } = await readUnpublished(store);
  return {
    words,
    changed: await readChangedPages(store),
    writers: await readWriters(store),
    mistakes: checkTogether(words),
    /** Files with a day to come, and those of them that are published already. */
    waiting: waitingIn(asOf(words, Date.now())),
    waited: [...waitingIn(published)].filter(([file]) => !takenBack.includes(file)),
    /** Paths of pages whose visitors have nowhere to go. */
    removed: findRemoved(words),
    /** Paths of pages that they could go to. */
    pages: pathsOf(readSources(words)).sort(),
  };
}

type Props = {
  changes: WordsToPublish;
  /** Names in an address of what was ticked, and of what it cannot be published without. */
  ticked: readonly string[];
  needed: readonly string[];
  mayPublish: boolean;
};

/** What would be published, and what stands in its way. */
export function Changes({ changes, ticked, needed, mayPublish }: Props) {
  const { words, changed, writers, mistakes, removed, pages, waiting, waited } = changes;
  const isWrong = (file: string) => mistakes.some((one) => one.file === file);
  const wasTicked = (file: string) =>
    ticked.length > 0 ? [...ticked, ...needed].includes(shortOf(file)) : !isWrong(file);
  const noteOn = ({ file, kind }: ChangedPage) => {
    if (needed.includes(shortOf(file))) return 'What you ticked cannot be published without it.';
    if (isWrong(file)) return 'Something in it is to be put right first.';
    const isTakenOff =
      kind === 'changed' && waiting.has(file) && !waited.some(([one]) => one === file);
    return isTakenOff ? 'Visitors see it now. Then they do not, until its day.' : undefined;
  };
  const writersOf = ({ file, photographs }: ChangedPage) =>
    [file, ...photographs.map((name) => `${folderOf(file)}/${name}`)].flatMap(
      (one) => writers.get(one) ?? [],
    );
  return (
    <>
      {waited.length > 0 && <h2>Published, and waiting for its day</h2>}
      <List>
        {waited.map(([file, day]) => (
          <Row href={deskRoutes.words(pageOf(file))} key={file} name={titleIn(words, file)}>
            {liveFrom(day)}
          </Row>
        ))}
      </List>
      {mistakes.length > 0 && <h2>To be put right first</h2>}
      <List>
        {mistakes.map(({ file, line, text }) => (
          <Row
            href={`${editPage(file)}?check=on`}
            key={`${file} ${line} ${text}`}
            name={titleIn(words, file)}
          >
            {text}
          </Row>
        ))}
      </List>
      {mayPublish && removed.length > 0 && <h2>Where do their visitors go?</h2>}
      {(mayPublish ? removed : []).map((from) => (
        <Question from={from} key={from} pages={pages} />
      ))}
      {changed.length > 0 ? (
        <ActForm act="publish" className="mt-10" fields={{ some: 'shown' }}>
          <fieldset className="min-w-0">
            <legend>
              <h2 className="mt-0">What visitors do not see yet</h2>
            </legend>
            <ul>
              {changed.map((page) => (
                <PageRow
                  day={waiting.get(page.file)}
                  isTicked={mayPublish ? wasTicked(page.file) : undefined}
                  key={page.file}
                  note={noteOn(page)}
                  page={page}
                  writers={writersOf(page)}
                />
              ))}
            </ul>
          </fieldset>
          <div className="sticky bottom-0 flex flex-wrap items-center gap-x-4 gap-y-1 border-t bg-paper py-3">
            {mayPublish && (
              <button className="main" type="submit">
                Publish
              </button>
            )}
            <p className="text-sm text-ink-2">
              {mayPublish ? 'What is ticked. The rest waits.' : 'An owner publishes it.'}
            </p>
          </div>
        </ActForm>
      ) : (
        <>
          <h2>Nothing has changed</h2>
          <p>
            Visitors see {waited.length > 0 && 'all else of '}the words as they stand at the desk.
          </p>
        </>
      )}
      <p className="mt-4">
        <a href={deskRoutes.page('publish/history')}>Who changed what</a>
      </p>
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
