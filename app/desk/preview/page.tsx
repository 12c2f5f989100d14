import { onDesk, type Query, type SearchParams } from '#app/desk/parts/on-desk.tsx';
import { Press } from '#app/desk/parts/press.tsx';
import { Bar } from '#app/desk/words/parts/bar.tsx';
import { pathsOf } from '#lib/content/checks/addresses.ts';
import { contentFolder } from '#lib/content/content.ts';
import { readSources } from '#lib/content/read-sources.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { previewFrame, publishPage } from '#lib/desk/publish-routes.ts';
import { previewAddress } from '#lib/publishing/preview-address.ts';
import { createPreviewKey } from '#lib/publishing/preview-link.ts';
import { deskUrl } from '#lib/sign-in/people.ts';

export const metadata = { title: 'Preview' };

export default function PreviewPage({ searchParams }: { searchParams: SearchParams }) {
  return onDesk({ title: 'As it will be', at: publishPage, searchParams, render: renderPreview });
}

const widths = [
  { width: '1440', name: 'Computer' },
  { width: '768', name: 'Tablet' },
  { width: '390', name: 'Phone' },
];

async function renderPreview({ store }: Desk, query: Query) {
  const pages = pathsOf(readSources(contentFolder())).sort();
  const page = pages.find((one) => one === query.page) ?? '/';
  const chosen = widths.find(({ width }) => width === query.width)?.width ?? '390';
  return (
    <>
      <Bar />
      <form method="get" className="mt-3 flex flex-wrap items-end gap-2">
        <div>
          <label htmlFor="page">Page</label>
          <select id="page" name="page" defaultValue={page}>
            {pages.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </div>
        <input type="hidden" name="width" value={chosen} />
        <button type="submit">Show it</button>
      </form>
      <nav aria-label="How wide" className="mt-3">
        <ul className="-ms-4 text-balance">
          {widths.map(({ width, name }) => (
            <li key={width} className="ms-4 inline-block">
              <a
                href={previewFrame(page, width)}
                aria-current={width === chosen ? 'page' : undefined}
                className="inline-block py-2 aria-[current]:font-semibold"
              >
                {name}, {width}
              </a>
            </li>
          ))}
          <li className="ms-4 inline-block">
            <a href={previewAddress(page)} className="inline-block py-2">
              By itself
            </a>
          </li>
        </ul>
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what is wider than the window. */}
      <div tabIndex={0} className="-mx-4 mt-2 overflow-x-auto lg:mx-0 lg:w-[calc(100vw-21rem)]">
        <iframe
          src={previewAddress(page)}
          title={`${page} as it will be`}
          width={chosen}
          height="900"
          className="mx-auto box-content block max-w-none border border-sand-200 bg-white"
        />
      </div>
      <h2>For somebody without a sign-in</h2>
      {query.link === 'on' && <Link address={await linkTo(page, store)} />}
      <p className="max-w-measure">
        A link shows every page as it will be, to whoever has it, for 7 days. It lets nobody change
        anything.
      </p>
      <div className="flex flex-wrap gap-3">
        <Press act="make-preview-link" label="Make a link" fields={{ page }} />
        <Press act="end-preview-links" label="End all links" look="danger" />
      </div>
    </>
  );
}

async function linkTo(page: string, store: Desk['store']): Promise<string> {
  return deskUrl(`${previewAddress(page)}?key=${await createPreviewKey(store, Date.now())}`);
}

function Link({ address }: { address: string }) {
  return (
    <p className="mb-3 border-l-4 border-lajvard-700 bg-white px-4 py-3">
      <a href={address}>{address}</a>
    </p>
  );
}
