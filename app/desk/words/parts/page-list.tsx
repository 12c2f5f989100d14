import { pagesIn } from '#app/desk/parts/choices.ts';
import type { Query } from '#app/desk/parts/desk-page.tsx';
import { Search } from '#app/desk/parts/form.tsx';
import { Note } from '#app/desk/parts/note.tsx';
import { type Folder, folderNames } from '#lib/content/schema.ts';
import type { WordFiles } from '#lib/content/words.ts';
import type { WordDraft } from '#lib/database/schema.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { editPage, fileOf, newIn, titles } from '#lib/editing/files.ts';
import { titleIn } from '#lib/editing/title-of.ts';
import { readWorking } from '#lib/words/working.ts';
import { Bar } from './bar.tsx';
import { Found } from './found.tsx';
import { Unsaved, unsavedOf } from './unsaved.tsx';

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

type AllProps = { words: WordFiles; own: readonly WordDraft[]; conflicts: readonly string[] };

function All({ words, own, conflicts }: AllProps) {
  return (
    <>
      <p className="mt-4">
        Choose what to change. What you save here is seen by nobody until it is published.
      </p>
      <Unsaved drafts={own} words={words} />
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
    <Note>
      <p>A new version of the site says something else than you do here:</p>
      <Files files={files.map((file) => [file, titleIn(words, file)])} />
    </Note>
  );
}
