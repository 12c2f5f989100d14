import { onDesk, type SearchParams } from '#app/desk/parts/on-desk.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import { folders } from '#lib/content/schema/schema.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { listWordDrafts, type WordDraft } from '#lib/store/word-drafts.ts';
import { pagesIn } from '#lib/words/choices.ts';
import { type Draft, newSlug, openDraft } from '#lib/words/draft.ts';
import { fileOf, folderNames, titles } from '#lib/words/files.ts';
import { openWords } from '#lib/words/open-words.ts';
import { titleOf } from '#lib/words/title-of.ts';
import { editPage, wordsPage } from '#lib/words/words-routes.ts';
import { Bar } from './parts/bar.tsx';

export const metadata = { title: 'Words' };

export default function WordsPage({ searchParams }: { searchParams: SearchParams }) {
  return onDesk({ title: 'Words', at: wordsPage, searchParams, open: openWords, render });
}

async function render({ store, person }: Desk) {
  const drafts = await listWordDrafts(store);
  const own = drafts.filter(
    ({ who, file, words }) =>
      who === person.email && openDraft(file, JSON.parse(words) as Draft)?.isChanged,
  );
  return (
    <>
      <Bar />
      <p className="mt-2">
        Choose what to change. What you save here is seen by nobody until it is published.
      </p>
      {own.length > 0 && <Unsaved drafts={own} />}
      <h2>The whole site</h2>
      <Files
        files={Object.entries(titles).map(([file, title]) => ({ address: editPage(file), title }))}
      />
      {(Object.keys(folders) as (keyof typeof folders)[]).map((folder) => (
        <section key={folder}>
          <h2>{folderNames[folder].many}</h2>
          <p className="mb-2">
            <a href={editPage(fileOf(folder, newSlug))} className="button">
              Add {folder === 'articles' || folder === 'industries' ? 'an' : 'a'}{' '}
              {folderNames[folder].one}
            </a>
          </p>
          <Files
            files={pagesIn(folder).map(({ value, label }) => ({
              address: editPage(fileOf(folder, value)),
              title: label,
            }))}
          />
        </section>
      ))}
    </>
  );
}

function Files({ files }: { files: readonly { address: string; title: string }[] }) {
  return (
    <ul className="sm:columns-2">
      {files.map(({ address, title }) => (
        <li key={address}>
          <a href={address} className="inline-block py-2">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Unsaved({ drafts }: { drafts: readonly WordDraft[] }) {
  return (
    <div className="mt-4 border-l-4 border-genda-500 bg-white px-4 py-3">
      <p>You have not saved what you typed here:</p>
      <ul>
        {drafts.map(({ file, changed_at }) => (
          <li key={file}>
            <a href={editPage(file)} className="inline-block py-2">
              {titleOf(file)}
            </a>{' '}
            <Time at={changed_at} />
          </li>
        ))}
      </ul>
    </div>
  );
}
