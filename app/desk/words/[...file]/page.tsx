import { onDesk, type Query, type SearchParams } from '#app/desk/parts/on-desk.tsx';
import { Bar } from '#app/desk/words/parts/bar.tsx';
import { WordsForm } from '#app/desk/words/parts/words-form.tsx';
import type { Desk } from '#lib/desk/on-desk.ts';
import { editedFile } from '#lib/words/act-on-words.ts';
import { findDraft, openDraft } from '#lib/words/draft.ts';
import { openWords } from '#lib/words/open-words.ts';
import { titleOf } from '#lib/words/title-of.ts';
import { wordsPage } from '#lib/words/words-routes.ts';
import { readWords } from '#lib/words/working-copy.ts';

type Props = { params: Promise<{ file: string[] }>; searchParams: SearchParams };

export const metadata = { title: 'Words' };

export default async function EditPage({ params, searchParams }: Props) {
  const address = (await params).file.map(decodeURIComponent).join('/');
  const file = editedFile(address);
  return onDesk({
    title: file ? titleOf(file) : 'There is no such page',
    at: wordsPage,
    searchParams,
    open: openWords,
    render: (desk, query) => render(desk, query, file),
  });
}

async function render({ store, person }: Desk, query: Query, file: string | undefined) {
  const { draft, others } = file ? await findDraft(store, person.email, file) : { others: [] };
  const opened = file && openDraft(file, draft);
  return (
    <>
      <Bar file={file} />
      {file && opened ? (
        <WordsForm file={file} opened={opened} others={others} query={query} />
      ) : (
        <Unreadable file={file} />
      )}
    </>
  );
}

function Unreadable({ file }: { file: string | undefined }) {
  const read = file ? readWords(file) : undefined;
  if (!Array.isArray(read)) return <p className="mt-4">It is no longer there: see All words.</p>;
  return (
    <>
      <p className="mt-4">
        Somebody changed this file by hand, and it cannot be read. Ask them to look at it:
      </p>
      <ul className="mt-2 list-disc pl-5">
        {read.map(({ line, text }) => (
          <li key={`${line} ${text}`}>
            {file}, line {line}: {text}
          </li>
        ))}
      </ul>
    </>
  );
}
