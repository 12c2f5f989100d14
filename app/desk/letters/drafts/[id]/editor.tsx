import type { ReactNode } from 'react';
import { DeskScript } from '#app/desk/parts/desk-script.tsx';
import { Field } from '#app/desk/parts/field.tsx';
import { ActForm } from '#app/desk/parts/form.tsx';
import { MarksHelp } from '#app/desk/parts/marks-help.tsx';
import { deskRoutes } from '#lib/desk-routes.ts';
import type { DraftWords, SeenDraft } from '#lib/store/drafts.ts';

type Props = { draft: SeenDraft & DraftWords; problems: readonly string[] };

/** Each of its buttons keeps what was typed. */
export function Editor({ draft, problems }: Props) {
  const { id, version, subject, preview, words } = draft;
  const wrong = Map.groupBy(problems, (problem) =>
    /^The(re is no)? subject/.test(problem) ? 'subject' : 'words',
  );
  return (
    <ActForm act="keep-letter" fields={{ id, version }} className="mt-4 grid gap-4">
      <Field name="subject" label="Subject" defaultValue={subject} dir="auto" problems={wrong} />
      <Field
        name="preview"
        label="What mail programs show beside it (not needed)"
        defaultValue={preview}
        dir="auto"
      />
      <div>
        <Field
          name="words"
          label="Words"
          rows={18}
          defaultValue={words}
          dir="auto"
          problems={wrong}
        >
          <Toolbar />
        </Field>
        <MarksHelp intro="A blank line begins a new paragraph. Pictures, tables and HTML are not taken." />
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="submit" name="then" value="look" className="main">
          Save and preview
        </button>
        <button type="submit" name="then" value="copy">
          Save and send me a copy
        </button>
        <button type="submit" name="then" value="send">
          Save and send to the readers …
        </button>
      </div>
    </ActForm>
  );
}

/** Without its script (app/desk/editor) it is not shown, and the field takes Markdown as it is typed. */
function Toolbar() {
  return (
    <>
      <markdown-toolbar for="words" aria-label="Form of the words" class="toolbar">
        {tools.map(([style, name]) => (
          // Arrow keys go from one to the next.
          <button key={style} type="button" tabIndex={-1} data-md-button={style}>
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
