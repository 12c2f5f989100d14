import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { Bar } from '#app/desk/words/parts/bar.tsx';
import { FieldsForm } from '#app/desk/words/parts/fields-form.tsx';
import { WordsForm } from '#app/desk/words/parts/words-form.tsx';
import type { WordFiles } from '#lib/content/words.ts';
import { draftOf, findDraft, joined, openDraft } from '#lib/editing/draft.ts';
import { fileAt } from '#lib/editing/files.ts';
import { widened } from '#lib/editing/only.ts';
import { titleIn } from '#lib/editing/title-of.ts';
import { readWords } from '#lib/editing/working-copy.ts';
import { readWorking } from '#lib/words/working.ts';

const page = { room: 'words', hasOwnHeading: true } as const;

export default deskPage<{ file: string[] }>(page, async ({ store, person, params, query }) => {
  const file = fileAt(params.file.map(decodeURIComponent).join('/'));
  const working = await readWorking(store);
  const read = file && readWords(working.words, file);
  const now = read && !Array.isArray(read) ? read : undefined;
  const asked = query.only ?? '';
  const only = file && now ? widened(file, now, asked) : asked;
  const key = file && draftOf(file, only);
  const { draft, others } = key ? await findDraft(store, person.email, key) : { others: [] };
  const isStray = draft && now && file && !joined(file, draft, now, only).isInPlace;
  const opened = file && openDraft(working.words, file, isStray ? undefined : draft);
  return (
    <>
      {!only && (
        <h1 className={file?.startsWith('articles/') ? 'sr-only' : undefined}>
          {file ? titleIn(working.words, file) : 'There is no such page'}
        </h1>
      )}
      <Bar file={file} />
      {file && opened && only ? (
        <FieldsForm
          file={file}
          only={only}
          opened={opened}
          others={others}
          query={query}
          stray={isStray ? draft : undefined}
          working={working}
        />
      ) : file && opened ? (
        <WordsForm file={file} opened={opened} others={others} query={query} working={working} />
      ) : (
        <Unreadable file={file} words={working.words} />
      )}
    </>
  );
});

function Unreadable({ file, words }: { file: string | undefined; words: WordFiles }) {
  const read = file ? readWords(words, file) : undefined;
  if (!Array.isArray(read)) return <p className="mt-4">It is no longer there: see All pages.</p>;
  return (
    <>
      <p className="mt-4">
        Somebody changed these words by hand, and they cannot be read. Show this to an engineer:
      </p>
      <ul className="mt-2 list-disc pl-5">
        {read.map(({ line, text }) => (
          <li key={`${line} ${text}`}>
            Line {line}: {text}
          </li>
        ))}
      </ul>
    </>
  );
}
