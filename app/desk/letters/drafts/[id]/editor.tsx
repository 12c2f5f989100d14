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
        <textarea
          id="words"
          name="words"
          rows={18}
          defaultValue={draft.words}
          dir="auto"
          {...described('words', ofWords)}
        />
        <Problems of="words" problems={ofWords} />
        <Help />
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="submit" name="then" value="look" className="main">
          Keep and look
        </button>
        <button type="submit" name="then" value="copy">
          Keep and send me a copy
        </button>
        <button type="submit" name="then" value="send">
          Keep and send to the readers …
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

const marks = [
  ['## A heading', 'a heading'],
  ['**two words**', 'bold'],
  ['[our work](/portfolio)', 'a link; one that begins with / leads to this site'],
  ['- one', 'a list: each line begins with a hyphen, or with 1.'],
  ['> said', 'a quotation'],
] as const;

function Help() {
  return (
    <details className="mt-2">
      <summary className="cursor-pointer py-2">How to make headings, links and lists</summary>
      <p>A blank line begins a new paragraph. Pictures, tables and HTML are not taken.</p>
      <dl className="mt-2">
        {marks.map(([typed, becomes]) => (
          <div key={typed} className="contents">
            <dt>
              <code>{typed}</code>
            </dt>
            <dd>{becomes}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
