import { Icon } from '#components/art/icon.tsx';
import { Field, type FieldProps, type Option } from './desk-field.tsx';
import { DeskScript } from './desk-script.tsx';

type Props = FieldProps & {
  /** Where its pictures are kept, and where they are shown from; without one, it has none. */
  pictures?: { room: 'articles' | 'letters'; from: string } | undefined;
};

/** A text in Markdown; with script (browser/writing), it is written as it will look. */
export function TextEditor({ pictures, ...field }: Props) {
  return (
    <div data-editor="">
      <Field {...field} data-pictures={pictures?.from} data-room={pictures?.room} dir="auto">
        <fieldset
          aria-label="Form of the text"
          className="editor-bar max-w-measure"
          data-bar
          hidden
        >
          {tools.map(([name, icon, label]) =>
            name === 'picture' && !pictures ? null : (
              <button aria-label={label} data-do={name} key={name} title={label} type="button">
                <Icon className="m-auto size-5" name={icon} />
              </button>
            ),
          )}
          <p className="wrong basis-full px-2" data-told role="status" />
        </fieldset>
      </Field>
      <div className="typed-by-hand">
        <MarksHelp />
      </div>
    </div>
  );
}

const tools = [
  ['heading', 'heading', 'Heading'],
  ['bold', 'bold', 'Bold'],
  ['italic', 'italic', 'Italics'],
  ['list', 'list', 'List'],
  ['numbers', 'list-ordered', 'List with numbers'],
  ['quote', 'quote', 'Quotation'],
  ['link', 'link', 'Link'],
  ['picture', 'image-plus', 'Picture'],
  ['undo', 'undo-2', 'Undo'],
] as const;

/** What the editor asks for, and its script: outside of the form that the text stands in. */
export function EditorDialogs({ pages }: { pages: readonly Option[] }) {
  return (
    <>
      <Asking label="Link" name="link" off="Take the link off">
        <Field
          autoComplete="off"
          hint="A page of this site: type a word of its name, and choose it. Or an address of the web, or of a mail."
          label="Where it leads"
          list="pages"
          name="address"
          required
        />
        <div className="only-new">
          <Field dir="auto" id="link-words" label="Its words" name="words" />
        </div>
        <datalist id="pages">
          {pages.map(({ value, label }) => (
            <option key={value} label={label} value={value} />
          ))}
        </datalist>
      </Asking>
      <Asking label="Picture" name="picture" off="Take the picture out">
        <Field
          accept="image/*,.heic"
          hint="Choose or take a photograph: any size up to 30 MB."
          label="Photograph"
          name="file"
          type="file"
        />
        <Field
          dir="auto"
          hint="In a sentence, for those who cannot see it."
          label="What one sees in it"
          name="alt"
          required
        />
        <Field dir="auto" label="Caption (not needed)" name="caption" />
      </Asking>
      <DeskScript name="writing" />
    </>
  );
}

type AskingProps = { name: string; label: string; off: string; children: React.ReactNode };

function Asking({ name, label, off, children }: AskingProps) {
  return (
    <dialog aria-label={label} className="sheet" data-ask={name}>
      <form className="grid gap-4" method="dialog">
        {children}
        <p className="wrong" role="status" />
        <p className="flex flex-wrap gap-3">
          <button className="main" type="submit" value="take">
            Put it into the text
          </button>
          <button className="only-there danger" formNoValidate type="submit" value="off">
            {off}
          </button>
          <button formNoValidate type="submit" value="cancel">
            Cancel
          </button>
        </p>
      </form>
    </dialog>
  );
}

/** How Markdown is written. */
export function MarksHelp() {
  return (
    <details className="mt-2">
      <summary className="py-2">How to make headings, links and lists</summary>
      <p>
        A blank line begins a new paragraph. A line that begins with <code>##</code> is a heading,
        with <code>-</code> or <code>1.</code> an entry of a list, with <code>&gt;</code> a
        quotation. <code>**Two words**</code> are bold, <code>[our work](/portfolio)</code> is a
        link, and <code>![Two tills](till.jpg "At eight")</code> a photograph of an article: what
        one sees, file, caption. Tables and HTML are not taken.
      </p>
    </details>
  );
}
