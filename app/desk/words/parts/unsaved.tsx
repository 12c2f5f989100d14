import { FieldChanges } from '#app/desk/parts/field-changes.tsx';
import { ActForm, Do } from '#app/desk/parts/form.tsx';
import { Note } from '#app/desk/parts/note.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import type { WordFiles } from '#lib/content/words.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { unsavedOf } from '#lib/editing/draft.ts';
import { addressOf, formAt, titleIn } from '#lib/editing/files.ts';
import { fieldName } from '#lib/editing/labels.ts';

/** Leads to where each was typed. */
export async function Unsaved({ words, ...desk }: Desk & { words: WordFiles }) {
  const drafts = await unsavedOf(desk, words);
  if (drafts.length === 0) return null;
  return (
    <Note>
      <p>You have not saved what you typed here, so it is not published:</p>
      <ul>
        {drafts.map(({ file, only, at, stray }) => (
          <li key={file + only}>
            <a className="inline-block py-2" href={stray ? undefined : formAt(file, only)}>
              {titleIn(words, file)}
              {only && `: ${fieldName(file, only.replace(/^new:|,.*/g, ''), words)}`}
            </a>{' '}
            <Time at={at} />
            {stray && (
              <ActForm act="words" className="pb-4" fields={{ file: addressOf(file), only }}>
                <p>It is no longer there. Copy what you typed to where it belongs.</p>
                <FieldChanges fields={stray} file={file} words={words} />
                <Do className="mt-2" label="Throw it away" what="throw" />
              </ActForm>
            )}
          </li>
        ))}
      </ul>
    </Note>
  );
}
