import type { ReactNode } from 'react';
import { Field } from '#app/desk/parts/desk-field.tsx';
import { DeskScript } from '#app/desk/parts/desk-script.tsx';
import { ActForm } from '#app/desk/parts/form.tsx';
import { MarksHelp } from '#app/desk/parts/marks-help.tsx';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import type { TypedLetter } from '#lib/letters/typed-letter.ts';

type Props = {
  letter: TypedLetter;
  problems: readonly string[];
  /** Whether it is typed and not saved. */
  isTyped: boolean;
  maySend: boolean;
};

/** Each of its buttons saves what was typed. */
export function Editor({ letter, problems, isTyped, maySend }: Props) {
  const { id, version, subject, preview, words } = letter;
  const wrong = Map.groupBy(problems, (problem) =>
    /^The(re is no)? subject/.test(problem) ? 'subject' : 'words',
  );
  return (
    <ActForm act="keep-letter" className="mt-4 grid gap-4" data-words fields={{ id, version }}>
      <Field defaultValue={subject} dir="auto" label="Subject" name="subject" problems={wrong} />
      <Field
        defaultValue={preview}
        dir="auto"
        label="What mail programs show beside it (not needed)"
        name="preview"
      />
      <div>
        <Field
          defaultValue={words}
          dir="auto"
          label="Words"
          name="words"
          problems={wrong}
          rows={18}
        >
          <Toolbar />
        </Field>
        <MarksHelp intro="A blank line begins a new paragraph. Pictures, tables and HTML are not taken." />
      </div>
      <div className="flex flex-wrap gap-3">
        <button className="main" name="do" type="submit" value="look">
          Save and preview
        </button>
        <button name="do" type="submit" value="copy">
          Save and send me a copy
        </button>
        {maySend && (
          <button name="do" type="submit" value="send">
            Save and send to the readers …
          </button>
        )}
      </div>
      <p className="text-sm text-ink-2" data-state role="status">
        {isTyped && 'Not saved yet; kept for you.'}
      </p>
      {isTyped && (
        <button className="danger justify-self-start" name="do" type="submit" value="throw">
          Throw away what I typed
        </button>
      )}
      <DeskScript src={deskRoutes.page('words.js')} />
    </ActForm>
  );
}

/** Without its script (app/desk/editor) it is not shown, and the field takes Markdown as it is typed. */
function Toolbar() {
  return (
    <>
      <markdown-toolbar aria-label="Form of the words" class="toolbar" for="words">
        {tools.map(([style, name]) => (
          // Arrow keys go from one to the next.
          <button data-md-button={style} key={style} tabIndex={-1} type="button">
            {name}
          </button>
        ))}
      </markdown-toolbar>
      <DeskScript src={deskRoutes.editor} />
    </>
  );
}

const tools = [
  ['header-2', 'Heading'],
  ['bold', 'Bold'],
  ['italic', 'Italics'],
  ['link', 'Link'],
  ['unordered-list', 'List'],
  ['ordered-list', '1, 2, 3'],
  ['quote', 'Quotation'],
] as const;

type ToolbarProps = { for: string; class: string; 'aria-label': string; children: ReactNode };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'markdown-toolbar': ToolbarProps;
    }
  }
}
