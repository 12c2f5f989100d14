import { Field, Tick } from '#app/desk/parts/desk-field.tsx';
import { ActForm } from '#app/desk/parts/form.tsx';
import type { WordFiles } from '#lib/content/words.ts';
import { addressOf, entryOf, pageOf } from '#lib/editing/files.ts';
import { Another } from './another.tsx';
import { InMenu } from './in-menu.tsx';

/** A page's address, and its end. */
export function Page({ file, words }: { file: string; words: WordFiles }) {
  const slug = entryOf(file)?.slug;
  const form = {
    act: 'words' as const,
    fields: { file: addressOf(file) },
    className: 'grid gap-3 pb-4',
  };
  return (
    <section>
      <h2>The page itself</h2>
      <p>Its address is {pageOf(file)}.</p>
      <InMenu file={file} words={words} />
      <details>
        <summary className="py-2">Make another like it</summary>
        <Another of={[{ value: addressOf(file), label: '' }]} />
      </details>
      <details>
        <summary className="py-2">Give it another address</summary>
        <ActForm {...form}>
          <Field
            autoCapitalize="off"
            defaultValue={slug}
            hint="Links of this site lead there at once; visitors of the old address are led on once it is published."
            label="End of its address"
            name="slug"
          />
          <button className="justify-self-start" name="do" type="submit" value="move">
            Give it this address
          </button>
        </ActForm>
      </details>
      <details>
        <summary className="py-2">Remove it</summary>
        <ActForm {...form}>
          <p>Publish asks where its visitors go, and says which pages still name it.</p>
          <Tick name="sure">Yes, remove this page</Tick>
          <button className="danger justify-self-start" name="do" type="submit" value="remove">
            Remove it
          </button>
        </ActForm>
      </details>
    </section>
  );
}
