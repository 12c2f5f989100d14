import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { Bar } from '#app/desk/words/parts/bar.tsx';
import { FieldsForm } from '#app/desk/words/parts/fields-form.tsx';
import { WordsForm } from '#app/desk/words/parts/words-form.tsx';
import { openForm } from '#lib/editing/open-form.ts';

const page = { entry: 'words', hasOwnHeading: true } as const;

export default deskPage<{ file: string[] }>(page, async ({ params, query, ...desk }) => {
  const opened = await openForm(desk, params.file.map(decodeURIComponent).join('/'), query);
  const form = opened && 'only' in opened ? opened : undefined;
  return (
    <>
      {!form?.only && (
        <h1 className={opened?.file.startsWith('articles/') ? 'sr-only' : undefined}>
          {opened?.title ?? 'There is no such page'}
        </h1>
      )}
      <Bar file={opened?.file} />
      {form?.only && <FieldsForm form={form} query={query} />}
      {form?.only === '' && <WordsForm form={form} query={query} />}
      {opened && 'unread' in opened && (
        <>
          <p className="mt-4">
            Somebody changed these words by hand, and they cannot be read. Show this to an engineer:
          </p>
          <ul className="mt-2 list-disc pl-5">
            {opened.unread.map(({ line, text }) => (
              <li key={`${line} ${text}`}>
                Line {line}: {text}
              </li>
            ))}
          </ul>
        </>
      )}
      {!opened && <p className="mt-4">It is no longer there: see All pages.</p>}
    </>
  );
});
