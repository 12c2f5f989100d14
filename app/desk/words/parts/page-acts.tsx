import type { ReactNode } from 'react';
import { deskRoutes } from '#lib/desk-routes.ts';
import { addressOf, entryOf, pageOf } from '#lib/words/files.ts';

/** A page's address, and its end. */
export function Page({ file }: { file: string }) {
  const slug = entryOf(file)?.slug;
  return (
    <section>
      <h2>The page itself</h2>
      <p>Its address is {pageOf(file)}.</p>
      <details>
        <summary className="cursor-pointer py-2">Give it another address</summary>
        <Act file={file}>
          <div>
            <label htmlFor="new-slug">End of its address</label>
            <p className="text-sm text-ink-2">
              Links of this site lead there at once; visitors of the old address are led on once it
              is published.
            </p>
            <input id="new-slug" name="slug" defaultValue={slug} autoCapitalize="off" />
          </div>
          <button type="submit" name="do" value="move" className="justify-self-start">
            Give it this address
          </button>
        </Act>
      </details>
      <details>
        <summary className="cursor-pointer py-2">Remove it</summary>
        <Act file={file}>
          <p>Publish asks where its visitors go, and says which pages still name it.</p>
          <label htmlFor="sure" className="flex items-center gap-2">
            <input id="sure" name="sure" type="checkbox" />
            Yes, remove this page
          </label>
          <button type="submit" name="do" value="remove" className="danger justify-self-start">
            Remove it
          </button>
        </Act>
      </details>
    </section>
  );
}

function Act({ file, children }: { file: string; children: ReactNode }) {
  return (
    <form method="post" action={deskRoutes.act('words')} className="grid gap-3 pb-4">
      <input type="hidden" name="file" value={addressOf(file)} />
      {children}
    </form>
  );
}
