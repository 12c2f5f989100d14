import { allPagesIn } from '#app/desk/parts/choices.ts';
import { Field } from '#app/desk/parts/desk-field.tsx';
import { Press } from '#app/desk/parts/form.tsx';
import { Note } from '#app/desk/parts/note.tsx';
import type { Store } from '#lib/database/store.ts';
import { deskUrl } from '#lib/desk/people.ts';
import { previewAddress } from '#lib/publishing/preview-address.ts';
import { createPreviewKey } from '#lib/publishing/preview-link.ts';
import { readWorking } from '#lib/words/working.ts';

type Props = {
  store: Store;
  /** To which a link has just been made. */
  shown: string | undefined;
};

/** Links to previews, for somebody without a sign-in. */
export async function Colleague({ store, shown }: Props) {
  const pages = allPagesIn((await readWorking(store)).words);
  const page = pages.find(({ value }) => value === shown)?.value;
  const key = page && (await createPreviewKey(store, Date.now()));
  const link = page && deskUrl(`${previewAddress(page)}?key=${key}`);
  return (
    <section id="link">
      <h2>For somebody without a sign-in</h2>
      {link && (
        <Note look="news">
          <a href={link}>{link}</a>
        </Note>
      )}
      <p className="mt-3 max-w-measure">
        A link shows every page as it will be, to whoever has it, for 7 days. It lets nobody change
        anything.
      </p>
      <Press act="make-preview-link" label="Make a link">
        <Field defaultValue={page ?? '/'} label="It begins on" name="page" options={pages} />
      </Press>
      <Press act="end-preview-links" label="End all links" look="danger" />
    </section>
  );
}
