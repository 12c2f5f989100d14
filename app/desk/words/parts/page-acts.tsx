import { Field, problems } from '#app/desk/parts/desk-field.tsx';
import type { Query } from '#app/desk/parts/desk-page.tsx';
import { ActForm, Do } from '#app/desk/parts/form.tsx';
import { Links } from '#app/desk/parts/list.tsx';
import { entryOf } from '#lib/content/schema.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { addressOf, likePage, pageOf } from '#lib/editing/files.ts';
import { mentionsOf } from '#lib/editing/mentions.ts';
import { InMenu } from './in-menu.tsx';

type Props = {
  file: string;
  words: WordFiles;
  query: Query;
};

/** A page's place in the menu, its address, and its end. */
export function Page({ file, words, query }: Props) {
  const { folder = '', slug = '' } = entryOf(file) ?? {};
  const isRefused = problems().has('slug');
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
      <details open={isRefused}>
        <summary className="py-2">Give it another address</summary>
        <ActForm {...form}>
          <Field
            autoCapitalize="off"
            defaultValue={isRefused ? query.slug : slug}
            hint="Links of this site lead there at once; visitors of the old address are led on once it is published."
            label="End of its address"
            name="slug"
          />
          <Do className="justify-self-start" label="Give it this address" what="move" />
        </ActForm>
      </details>
      <ActForm {...form}>
        {query.say === 'words.not-sure' ? (
          <Removal file={file} words={words} />
        ) : (
          <Do className="danger justify-self-start" label="Remove it …" what="remove" />
        )}
      </ActForm>
    </section>
  );
}

/** Asks once more, and says who names the page. */
function Removal({ file, words }: Pick<Props, 'file' | 'words'>) {
  const mentions = mentionsOf(words, file);
  return (
    <>
      {mentions.length > 0 && (
        <p>It is named in these places. Without it, each has to be put right before Publish:</p>
      )}
      <Links links={mentions} />
      <p>Publish asks where its visitors go.</p>
      <input name="sure" type="hidden" value="yes" />
      <Do className="danger justify-self-start" label="Yes, remove this page" what="remove" />
    </>
  );
}
