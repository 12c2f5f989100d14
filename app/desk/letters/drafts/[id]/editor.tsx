import type { ReactNode } from 'react';
import { DeskScript } from '#app/desk/parts/desk-script.tsx';
import { MarksHelp } from '#app/desk/parts/marks-help.tsx';
import { deskRoutes } from '#lib/desk-routes.ts';
import type { DraftWords, SeenDraft } from '#lib/store/drafts.ts';

type Props = { draft: SeenDraft & DraftWords; problems: readonly string[] };

/** Each of its buttons keeps what was typed. */
export function Editor({ draft, problems }: Props) {
  const ofSubject = problems.filter((problem) => /^The(re is no)? subject/.test(problem));
  const ofWords = problems.filter((problem) => !ofSubject.includes(problem));
  return (
    <form method="post" action={deskRoutes.act('keep-letter')} className="mt-4 grid gap-4">
      <input type="hidden" name="id" value={draft.id} />
      <input type="hidden" name="version" value={draft.version} />
      <div>
        <label htmlFor="subject">Subject</label>
        <input
          id="subject"
          name="subject"
          defaultValue={draft.subject}
          dir="auto"
          {...described('subject', ofSubject)}
        />
        <Problems of="subject" problems={ofSubject} />
      </div>
      <div>
        <label htmlFor="preview">What mail programs show beside it (not needed)</label>
        <input id="preview" name="preview" defaultValue={draft.preview} dir="auto" />
      </div>
      <div>
        <label htmlFor="words">Words</label>
        <Toolbar />
        <textarea
          id="words"
          name="words"
          rows={18}
          defaultValue={draft.words}
          dir="auto"
          {...described('words', ofWords)}
        />
        <Problems of="words" problems={ofWords} />
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
    </form>
  );
}

function described(field: string, problems: readonly string[]) {
  return problems.length > 0
    ? ({ 'aria-invalid': true, 'aria-describedby': `wrong-${field}` } as const)
    : {};
}

function Problems({ of, problems }: { of: string; problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <ul id={`wrong-${of}`} className="mt-1 font-semibold text-surkh-700">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
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
