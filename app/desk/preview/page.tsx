import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { Press, Search } from '#app/desk/parts/form.tsx';
import { Tabs } from '#app/desk/parts/tabs.tsx';
import { Bar } from '#app/desk/words/parts/bar.tsx';
import { pathsOf } from '#lib/content/addresses.ts';
import { readSources } from '#lib/content/read-sources.ts';
import { liveFromAt } from '#lib/content/waiting.ts';
import type { Store } from '#lib/database/store.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { deskUrl } from '#lib/desk/people.ts';
import { previewAddress } from '#lib/publishing/preview-address.ts';
import { createPreviewKey } from '#lib/publishing/preview-link.ts';
import { readWorking } from '#lib/words/working.ts';

const page = { title: 'As it will be', at: deskRoutes.page('publish'), right: 'words' } as const;

const widths = [
  { width: '1440', name: 'Computer' },
  { width: '768', name: 'Tablet' },
  { width: '390', name: 'Phone' },
];

export default deskPage(page, async ({ store, query }) => {
  const { words } = await readWorking(store);
  const pages = pathsOf(readSources(words)).sort();
  const page = pages.find((one) => one === query.page) ?? '/';
  const chosen = widths.find(({ width }) => width === query.width)?.width ?? '390';
  const tabs = widths.map(({ width, name }) => ({
    name: `${name}, ${width}`,
    href: `${deskRoutes.preview(page)}&width=${width}`,
    isCurrent: width === chosen,
  }));
  const alone = { name: 'Without the desk', href: previewAddress(page), isCurrent: false };
  const link = query.link === 'on' && (await linkTo(page, store));
  return (
    <>
      <Bar at="preview" />
      <Search
        button="Show it"
        defaultValue={page}
        fields={{ width: chosen }}
        label="Page"
        name="page"
        options={pages.map((one) => ({ value: one, label: one }))}
      />
      <strong>{liveFromAt(words, page)}</strong>
      <Tabs label="How wide" tabs={[...tabs, alone]} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what is wider than the window. */}
      <div className="-mx-4 mt-2 overflow-x-auto lg:mx-0 lg:w-[calc(100vw-21rem)]" tabIndex={0}>
        <iframe
          className="mx-auto box-content block max-w-none border bg-white"
          height="900"
          src={previewAddress(page)}
          title={`${page} as it will be`}
          width={chosen}
        />
      </div>
      <h2>For somebody without a sign-in</h2>
      {link && (
        <p className="mb-3 border-l-4 border-lajvard-700 bg-white px-4 py-3">
          <a href={link}>{link}</a>
        </p>
      )}
      <p className="max-w-measure">
        A link shows every page as it will be, to whoever has it, for 7 days. It lets nobody change
        anything.
      </p>
      <div className="flex flex-wrap gap-3">
        <Press act="make-preview-link" fields={{ page }} label="Make a link" />
        <Press act="end-preview-links" label="End all links" look="danger" />
      </div>
    </>
  );
});

async function linkTo(page: string, store: Store): Promise<string> {
  return deskUrl(`${previewAddress(page)}?key=${await createPreviewKey(store, Date.now())}`);
}
