import { allPagesIn } from '#app/desk/parts/choices.ts';
import { Field } from '#app/desk/parts/desk-field.tsx';
import { ActForm } from '#app/desk/parts/form.tsx';
import { List, Row } from '#app/desk/parts/list.tsx';
import { liveFrom } from '#lib/content/waiting.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { editPage, pageOf, titleIn } from '#lib/editing/files.ts';
import { shortOf } from '#lib/publishing/acts.ts';
import { PageRow } from './page-row.tsx';
import type { WordsToPublish } from './to-publish.ts';

type Props = {
  changes: WordsToPublish;
  /** Names in an address of what was ticked, and of what it cannot be published without. */
  ticked: readonly string[];
  needed: readonly string[];
  mayPublish: boolean;
};

/** What would be published, and what stands in its way. */
export function Changes({ changes, ticked, needed, mayPublish }: Props) {
  const { words, changed, mistakes, removed, waited } = changes;
  type Page = (typeof changed)[number];
  const wasTicked = ({ file, isWrong }: Page) =>
    ticked.length > 0 ? [...ticked, ...needed].includes(shortOf(file)) : !isWrong;
  const noteOn = ({ file, isWrong, isTakenOff }: Page) => {
    if (needed.includes(shortOf(file))) return 'What you ticked cannot be published without it.';
    if (isWrong) return 'Something in it is to be put right first.';
    return isTakenOff ? 'Visitors see it now. Then they do not, until its day.' : undefined;
  };
  return (
    <>
      {waited.size > 0 && <h2>Published, and waiting for its day</h2>}
      <List>
        {[...waited].map(([file, day]) => (
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
        <ActForm
          act="redirect-page"
          className="mt-3 flex flex-wrap items-end gap-2"
          fields={{ from }}
          key={from}
        >
          <Field
            id={`to${from.replaceAll('/', '-')}`}
            label={`${from} is no longer a page. Who opens it, goes to`}
            name="to"
            options={allPagesIn(words)}
          />
          <button type="submit">Lead them there</button>
        </ActForm>
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
                  isTicked={mayPublish ? wasTicked(page) : undefined}
                  key={page.file}
                  note={noteOn(page)}
                  page={page}
                  words={words}
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
            Visitors see {waited.size > 0 && 'all else of '}the words as they stand at the desk.
          </p>
        </>
      )}
      <p className="mt-4">
        <a href={deskRoutes.page('publish/history')}>Who changed what</a>
      </p>
    </>
  );
}
