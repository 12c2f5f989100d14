import { Note } from '#app/desk/parts/note.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import type { WordFiles } from '#lib/content/words.ts';
import type { WordDraft } from '#lib/database/schema.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { listWordDrafts } from '#lib/desk/typed-words.ts';
import { type Draft, openDraft } from '#lib/editing/draft.ts';
import { editPage, formAt } from '#lib/editing/files.ts';
import { fieldName } from '#lib/editing/labels.ts';
import { fieldsIn } from '#lib/editing/only.ts';
import { titleIn } from '#lib/editing/title-of.ts';

type Props = { drafts: readonly WordDraft[]; words: WordFiles };

/** Leads to where each was typed. @param drafts what {@link unsavedOf} gives */
export function Unsaved({ drafts, words }: Props) {
  if (drafts.length === 0) return null;
  return (
    <Note>
      <p>You have not saved what you typed here, so it is not published:</p>
      <ul>
        {drafts.map(({ file: draft, changed_at }) => {
          const [file = '', only] = draft.split('#');
          return (
            <li key={draft}>
              <a className="inline-block py-2" href={only ? formAt(file, only) : editPage(file)}>
                {titleIn(words, file)}
                {only && `: ${fieldName(file, fieldsIn(only)[0] ?? '')}`}
              </a>{' '}
              <Time at={changed_at} />
            </li>
          );
        })}
      </ul>
    </Note>
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
