import type { Query } from '#app/desk/parts/desk-page.tsx';
import { Search } from '#app/desk/parts/form.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import { type Folder, folderNames } from '#lib/content/schema.ts';
import type { WordFiles } from '#lib/content/words.ts';
import type { WordDraft } from '#lib/database/schema.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { listWordDrafts } from '#lib/desk/word-drafts.ts';
import { pagesIn } from '#lib/editing/choices.ts';
import { type Draft, openDraft } from '#lib/editing/draft.ts';
import { editPage, fileOf, formAt, newIn, titles } from '#lib/editing/files.ts';
import { fieldName } from '#lib/editing/labels.ts';
import { fieldsIn } from '#lib/editing/only.ts';
import { titleIn } from '#lib/editing/title-of.ts';
import { readWorking } from '#lib/words/working.ts';
import { Another } from './another.tsx';
import { Bar } from './bar.tsx';
import { Found } from './found.tsx';

/** All pages and the words that they share, or what a search finds in them. */
export async function listPages({ store, person, query }: Desk & { query: Query }) {
  const { words, conflicts } = await readWorking(store);
  return (
    <>
      <Bar at="pages" />
      <Search
        defaultValue={query.q}
        label="Find words of the site"
        maxLength={200}
        name="q"
        type="search"
      />
      {query.q ? (
        <Found asked={query.q} words={words} />
      ) : (
        <All
          conflicts={[...conflicts.keys()]}
          own={await unsavedOf(person, store, words)}
          words={words}
        />
      )}
    </>
  );
}

/** What a person typed and has not saved. */
export async function unsavedOf({ email }: Desk['person'], store: Desk['store'], words: WordFiles) {
  const drafts = await listWordDrafts(store);
  return drafts.filter(
    ({ who, file, words: typed }) =>
      who === email && openDraft(words, fileIn(file), JSON.parse(typed) as Draft)?.isChanged,
  );
}

/** Of a draft of a file, or of some of its fields (lib/editing/draft.ts). */
const fileIn = (draft: string) => draft.replace(/#.*/, '');

function formOf(draft: string): string {
  const [file = '', only] = draft.split('#');
  return only ? formAt(file, only) : editPage(file);
}

function fieldNameOf(draft: string): string {
  const [file = '', only = ''] = draft.split('#');
  return fieldName(file, fieldsIn(only)[0] ?? '');
}

type AllProps = { words: WordFiles; own: readonly WordDraft[]; conflicts: readonly string[] };

function All({ words, own, conflicts }: AllProps) {
  return (
    <>
      <p className="mt-4">
        Choose what to change. What you save here is seen by nobody until it is published.
      </p>
      {own.length > 0 && <Unsaved drafts={own} words={words} />}
      {conflicts.length > 0 && <Mixed files={conflicts} words={words} />}
      <h2>The whole site</h2>
      <Files files={Object.entries(titles)} />
      {Object.entries(folderNames).map(([folder, { one, many }]) => (
        <section key={folder}>
          <h2>{many}</h2>
          <p className="mb-2">
            <a className="button" href={editPage(newIn(folder as Folder))}>
              Add {/^[aeiou]/.test(one) ? 'an' : 'a'} {one}
            </a>
          </p>
          <details>
            <summary className="py-2">Make another like one that is there</summary>
            <Another
              of={pagesIn(words, folder as Folder).map(({ value, label }) => ({
                value: `${folder}/${value}`,
                label,
              }))}
            />
          </details>
          <Files
            files={pagesIn(words, folder as Folder).map(({ value, label }) => [
              fileOf(folder as Folder, value),
              label,
            ])}
          />
        </section>
      ))}
    </>
  );
}

type FilesProps = { files: readonly (readonly [file: string, title: string])[] };

function Files({ files }: FilesProps) {
  return (
    <ul className="sm:columns-2">
      {files.map(([file, title]) => (
        <li key={file}>
          <a className="inline-block py-2" href={editPage(file)}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Mixed({ files, words }: { files: readonly string[]; words: WordFiles }) {
  return (
    <div className="mt-4 border-l-4 border-genda-500 bg-white px-4 py-3">
      <p>A new version of the site says something else than you do here:</p>
      <Files files={files.map((file) => [file, titleIn(words, file)])} />
    </div>
  );
}

function Unsaved({ drafts, words }: { drafts: readonly WordDraft[]; words: WordFiles }) {
  return (
    <div className="mt-4 border-l-4 border-genda-500 bg-white px-4 py-3">
      <p>You have not saved what you typed here:</p>
      <ul>
        {drafts.map(({ file, changed_at }) => (
          <li key={file}>
            <a className="inline-block py-2" href={formOf(file)}>
              {titleIn(words, fileIn(file))}
              {file.includes('#') && `: ${fieldNameOf(file)}`}
            </a>{' '}
            <Time at={changed_at} />
          </li>
        ))}
      </ul>
    </div>
  );
}
