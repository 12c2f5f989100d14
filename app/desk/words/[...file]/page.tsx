import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { Bar } from '#app/desk/words/parts/bar.tsx';
import { FieldsForm } from '#app/desk/words/parts/fields-form.tsx';
import { WordsForm } from '#app/desk/words/parts/words-form.tsx';
import { openForm } from '#lib/editing/open-form.ts';

const page = { entry: 'words', hasOwnHeading: true } as const;

export default deskPage<{ file: string[] }>(page, async ({ params, query, ...desk }) => {
  const form = await openForm(desk, params.file.map(decodeURIComponent).join('/'), query);
  return (
    <>
      {!form?.only && (
        <h1 className={form?.file.startsWith('articles/') ? 'sr-only' : undefined}>
          {form?.title ?? 'There is no such page'}
        </h1>
      )}
      <Bar file={form?.file} />
      {form?.only && <FieldsForm form={form} query={query} />}
      {form?.only === '' && <WordsForm form={form} query={query} />}
      {!form && (
        <p className="mt-4">It is no longer there, or cannot be read, which Publish says.</p>
      )}
    </>
  );
});
