import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { Another } from '#app/desk/words/parts/another.tsx';
import { Bar } from '#app/desk/words/parts/bar.tsx';
import { InMenu } from '#app/desk/words/parts/in-menu.tsx';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import {
  addressOf,
  editPage,
  entryOf,
  fileOfPage,
  formAt,
  titles,
  wholeSite,
} from '#lib/editing/files.ts';
import { besidesOf, type Section, sectionsOf } from '#lib/editing/sections.ts';
import { titleIn } from '#lib/editing/title-of.ts';
import { readWords } from '#lib/editing/working-copy.ts';
import { readWorking } from '#lib/words/working.ts';

const at = deskRoutes.page('words');
const page = { title: 'Not on the page', at, hasOwnHeading: true, right: 'words' } as const;

/** What no tap on a page reaches: its title in search results, the menu, addresses, opening hours. */
export default deskPage(page, async ({ store, query }) => {
  const { words } = await readWorking(store);
  const file = fileOfPage(words, query.page ?? '/');
  const read = file && readWords(words, file);
  if (file && entryOf(file) && query.like !== undefined) {
    return (
      <>
        <Bar page={query.page} />
        <div data-sheet-content>
          <h1>Another like {titleIn(words, file).replace(/^The /, 'the ')}</h1>
          <Another name={query.like} of={[{ value: addressOf(file), label: '' }]} />
        </div>
      </>
    );
  }
  return (
    <>
      <Bar page={query.page} />
      <div data-sheet-content>
        <h1>What does not stand on the page</h1>
        {file && read && !Array.isArray(read) && (
          <section>
            <h2>{titleIn(words, file)}</h2>
            <InMenu file={file} words={words} />
            <Sections file={file} sections={besidesOf(file, read)} />
            <p>
              <a href={editPage(file)}>All its fields, its address, and how it is removed</a>
            </p>
          </section>
        )}
        <h2>Of the whole site</h2>
        {wholeSite.map((one) => (
          <details key={one}>
            <summary className="py-2 font-semibold">{titles[one]}</summary>
            <Sections file={one} sections={sectionsOf(one)} />
          </details>
        ))}
      </div>
    </>
  );
});

function Sections({ file, sections }: { file: string; sections: readonly Section[] }) {
  return (
    <ul className="grid gap-1">
      {sections.map(({ only, label }) => (
        <li key={only}>
          <a className="inline-block py-2" href={formAt(file, only)}>
            {label}
          </a>
        </li>
      ))}
      {sections.length === 0 && (
        <li>
          <a className="inline-block py-2" href={editPage(file)}>
            All of it
          </a>
        </li>
      )}
    </ul>
  );
}
