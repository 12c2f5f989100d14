import { Field, Tick } from '#app/desk/parts/desk-field.tsx';
import { ActForm, Do } from '#app/desk/parts/form.tsx';
import { entryOf } from '#lib/content/schema.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { addressOf, likePage, pageOf } from '#lib/editing/files.ts';
import { InMenu } from './in-menu.tsx';

type Props = {
  file: string;
  words: WordFiles;
};

/** A page's place in the menu, its address, and its end. */
export function Page({ file, words }: Props) {
  const { folder = '', slug = '' } = entryOf(file) ?? {};
  const form = {
    act: 'words' as const,
    fields: { file: addressOf(file) },
    className: 'grid gap-3 pb-4',
  };
  return (
    <section id="page">
      <h2>The page itself</h2>
      <p>Its address is {pageOf(file)}.</p>
      <InMenu folder={folder} slug={slug} words={words} />
      <a className="inline-block py-2" href={likePage(file)}>
        Make another like it
      </a>
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
          <Do className="justify-self-start" label="Give it this address" what="move" />
        </ActForm>
      </details>
      <details>
        <summary className="py-2">Remove it</summary>
        <ActForm {...form}>
          <p>Publish asks where its visitors go, and says which pages still name it.</p>
          <Tick name="sure">Yes, remove this page</Tick>
          <Do className="danger justify-self-start" label="Remove it" what="remove" />
        </ActForm>
      </details>
    </section>
  );
}
