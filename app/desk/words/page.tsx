import { allPagesIn } from '#app/desk/parts/choices.ts';
import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { DeskScript } from '#app/desk/parts/desk-script.tsx';
import { entryOf } from '#lib/content/schema.ts';
import { liveFromAt } from '#lib/content/waiting.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { unsavedOf } from '#lib/editing/draft.ts';
import { editPage, likePage } from '#lib/editing/files.ts';
import { markedAddress, previewAddress } from '#lib/publishing/preview-address.ts';
import { readWorking } from '#lib/words/working.ts';
import { Bar } from './parts/bar.tsx';

/** Of the frame, in px. */
const widths = { 'This screen': '', Phone: '390', Tablet: '768', Computer: '1440' };

const page = { entry: 'words', hasOwnHeading: true } as const;

/**
 * The site as it will be: its words are changed where they stand (browser/site.ts). At a width of its own it is shown
 * as visitors will see it, with its scripts, until a tap is to change something.
 */
export default deskPage(page, async ({ query, ...desk }) => {
  const { words, conflicts } = await readWorking(desk.store);
  const waiting = conflicts.size + (await unsavedOf(desk, words)).length;
  const options = allPagesIn(words);
  const shown = options.find(({ value }) => value === query.page) ?? options[0];
  const { value: path = '/', file = '' } = shown ?? {};
  const width = Object.values(widths).find((one) => one === query.width) ?? '';
  const form = editPage(file);
  return (
    <div className="-mx-4 -mt-3 flex flex-col md:-my-6 lg:-mx-12 lg:-my-10 lg:h-dvh lg:w-[calc(100vw-15rem)]">
      <h1 className="sr-only">Words</h1>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-1 px-4 pb-2 lg:items-center">
        <Bar at={width ? 'preview' : 'words'} page={path} />
        <fieldset className="flex" data-modes hidden>
          <legend className="sr-only">What a tap does</legend>
          <button aria-pressed={width !== ''} data-mode="read" type="button">
            Read
          </button>
          <button aria-pressed={width === ''} data-mode="change" type="button">
            Change
          </button>
        </fieldset>
        <form className="flex grow basis-64 gap-2" method="get">
          <select aria-label="Page" defaultValue={path} name="page">
            {options.map(({ value, label, file }) => (
              <option data-form={editPage(file)} key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <select aria-label="How wide" className="w-auto" defaultValue={width} name="width">
            {Object.entries(widths).map(([name, one]) => (
              <option key={name} value={one}>
                {name}
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
          <span className="py-1">
            <span aria-live="polite" data-told>
              The site as it will be
            </span>{' '}
            <button className="min-h-0 py-0" data-undo hidden type="button">
              Undo
            </button>
          </span>
          <strong className="py-1 empty:hidden" data-live>
            {liveFromAt(words, path)}
          </strong>
          {waiting > 0 && (
            <a className="py-1" href={deskRoutes.page('words/pages')}>
              Something is not saved, or asks you
            </a>
          )}
          <a className="py-1" data-of="another" hidden={!entryOf(file)} href={likePage(file)}>
            Make another like it
          </a>
          <a className="py-1" data-of="form" href={form}>
            All its fields
          </a>
        </p>
      </div>
      <div
        className="h-dvh overflow-x-auto border-t lg:h-auto lg:grow"
        tabIndex={width ? 0 : undefined}
      >
        <iframe
          className={`mx-auto block h-full bg-white ${width && 'max-w-none'}`}
          data-site
          src={width ? previewAddress(path) : markedAddress(path)}
          title="The site as it will be"
          width={width || '100%'}
        />
      </div>
      <dialog className="sheet" data-sheet>
        <form className="flex px-4 pt-2" method="dialog">
          <button data-leads-on hidden type="submit">
            Open this page
          </button>
          <button aria-label="Close" className="ms-auto" type="submit" value="">
            ×
          </button>
        </form>
        <iframe title="The form" width="100%" />
      </dialog>
      <DeskScript name="site" />
    </div>
  );
});
