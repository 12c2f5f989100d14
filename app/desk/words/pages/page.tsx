import { pagesIn } from '#app/desk/parts/choices.ts';
import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { Search } from '#app/desk/parts/form.tsx';
import { Links, List, Row } from '#app/desk/parts/list.tsx';
import { Note } from '#app/desk/parts/note.tsx';
import { Bar } from '#app/desk/words/parts/bar.tsx';
import { searchWords } from '#app/desk/words/parts/search-words.ts';
import { Unsaved } from '#app/desk/words/parts/unsaved.tsx';
import { count } from '#lib/base/text.ts';
import { fileOf, files, folderNames, folders } from '#lib/content/schema.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { editPage, titleIn } from '#lib/editing/files.ts';
import { fieldName } from '#lib/editing/labels.ts';
import { readWorking } from '#lib/words/working.ts';

const page = { entry: 'words', title: 'All pages' } as const;

/** All pages and the words that they share, or what a search finds in them. */
export default deskPage(page, async ({ query, ...desk }) => {
  const { words, conflicts } = await readWorking(desk.store);
  const titled = (file: string) => ({ label: titleIn(words, file), href: editPage(file) });
  const mixed = [...conflicts.keys()].map(titled);
  return (
    <>
      <Bar at="pages" />
      <Search defaultValue={query.q} label="Find words of the site" maxLength={200} />
      {query.q ? (
        <Found asked={query.q} words={words} />
      ) : (
        <>
          <p className="mt-4">
            Choose what to change. What you save here is seen by nobody until it is published.
          </p>
          {await Unsaved({ ...desk, words })}
          {mixed.length > 0 && (
            <Note>
              <p>A new version of the site says something else than you do here:</p>
              <Links className={columns} links={mixed} />
            </Note>
          )}
          <h2>The whole site</h2>
          <Links className={columns} links={Object.keys(files).map(titled)} />
          {folderNames.map((folder) => (
            <section key={folder}>
              <h2>{folders[folder].many}</h2>
              <p className="mb-2">
                <a className="button" href={editPage(`${folder}/_`)}>
                  Add {/^[aeiou]/.test(folders[folder].one) ? 'an' : 'a'} {folders[folder].one}
                </a>
              </p>
              <Links
                className={columns}
                links={pagesIn(words, folder).map(({ value, label }) => {
                  return { label, href: editPage(fileOf(folder, value)) };
                })}
              />
            </section>
          ))}
        </>
      )}
    </>
  );
});

const columns = 'sm:columns-2';

const most = 50;

/** Where the site says it: each leads to where it is changed. */
function Found({ asked, words }: { asked: string; words: WordFiles }) {
  const found = searchWords(words, asked);
  const more = found.length - most;
  return (
    <section aria-label="What was found">
      <h2>{found.length > 0 ? `Found in ${count(found.length, 'place')}` : 'Nothing says that'}</h2>
      <List>
        {found.slice(0, most).map(({ file, field, href, pieces }) => (
          <Row
            href={href}
            key={href}
            name={`${titleIn(words, file)}: ${fieldName(file, field, words)}`}
          >
            <bdi>
              {pieces.map((text, at) => {
                const key = `${at} ${text}`;
                return at % 2 ? <mark key={key}>{text}</mark> : text;
              })}
            </bdi>
          </Row>
        ))}
      </List>
      {more > 0 && <p className="mt-4">And {more} more: look for more words at once.</p>}
    </section>
  );
}
