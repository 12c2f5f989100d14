import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { DeskScript } from '#app/desk/parts/desk-script.tsx';
import { liveFromAt } from '#lib/content/waiting.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { allPagesIn } from '#lib/editing/choices.ts';
import { entryOf, fileOfPage, formAt } from '#lib/editing/files.ts';
import { markedAddress } from '#lib/publishing/preview-address.ts';
import { readWorking } from '#lib/words/working.ts';
import { Bar } from './parts/bar.tsx';
import { unsavedOf } from './parts/unsaved.tsx';

const besides = deskRoutes.page('words/besides');
const page = { title: 'Words', at: deskRoutes.page('words'), right: 'words' } as const;

/** The site as it will be: its words are changed where they stand (browser/site.ts). */
export default deskPage({ ...page, hasOwnHeading: true }, async ({ store, person, query }) => {
  const { words, conflicts } = await readWorking(store);
  const waiting = conflicts.size + (await unsavedOf(person, store, words)).length;
  const options = allPagesIn(words);
  const shown = options.find(({ value }) => value === query.page)?.value ?? '/';
  return (
    <div className="-mx-4 -mt-3 flex h-[calc(100dvh-6.5rem)] min-h-[30rem] flex-col md:-my-6 lg:-mx-12 lg:-my-10 lg:h-dvh lg:w-[calc(100vw-15rem)]">
      <h1 className="sr-only">Words</h1>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-1 px-4 pb-2 lg:items-center">
        <Bar at="words" page={shown} />
        <fieldset className="flex" data-modes hidden>
          <legend className="sr-only">What a tap does</legend>
          <button aria-pressed="false" data-mode="read" type="button">
            Read
          </button>
          <button aria-pressed="true" data-mode="change" type="button">
            Change
          </button>
        </fieldset>
        <form className="flex grow basis-40 gap-2" method="get">
          <select aria-label="Page" defaultValue={shown} name="page">
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <noscript>
            <button className="whitespace-nowrap" type="submit">
              Go
            </button>
          </noscript>
        </form>
        <p className="flex grow flex-wrap justify-between gap-x-4 text-sm lg:basis-full">
          <span aria-live="polite" className="py-1" data-told>
            The site as it will be
          </span>
          <strong className="py-1 empty:hidden" data-live>
            {liveFromAt(words, shown)}
          </strong>
          {waiting > 0 && (
            <a className="py-1" href={deskRoutes.page('words/pages')}>
              Something is not saved, or asks you
            </a>
          )}
          <a
            className="py-1"
            data-besides="/(services|industries|portfolio|blog)/"
            hidden={!entryOf(fileOfPage(words, shown) ?? '')}
            href={`${besides}?${new URLSearchParams({ page: shown, like: '' })}`}
          >
            Make another like it
          </a>
          <a
            className="py-1"
            data-besides=""
            href={`${besides}?${new URLSearchParams({ page: shown })}`}
          >
            What is not on the page
          </a>
        </p>
      </div>
      {query.at && (
        <noscript>
          <a className="block px-4 py-2" href={formOfPlace(query.at)}>
            Change these words
          </a>
        </noscript>
      )}
      <iframe
        className="w-full grow border-t bg-white"
        data-at={query.at}
        data-site
        src={markedAddress(shown)}
        title="The site as it will be"
      />
      <dialog className="sheet" data-sheet>
        <button aria-label="Close" className="float-end" data-close type="button">
          ×
        </button>
        <div data-into />
      </dialog>
      <DeskScript src={deskRoutes.page('site.js')} />
    </div>
  );
});

function formOfPlace(place: string): string {
  const [file = '', field = ''] = place.split('#');
  return formAt(file, field);
}
