import { problems } from '#app/desk/parts/desk-field.tsx';
import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { Bar } from '#app/desk/words/parts/bar.tsx';
import { FieldsForm } from '#app/desk/words/parts/fields-form.tsx';
import { WordsForm } from '#app/desk/words/parts/words-form.tsx';
import { pageOf } from '#lib/editing/files.ts';
import { openForm } from '#lib/editing/open-form.ts';

const page = { entry: 'words', hasOwnHeading: true } as const;

export default deskPage<{ file: string[] }>(page, async ({ params, query, ...desk }) => {
  const form = await openForm(desk, params.file.map(decodeURIComponent).join('/'), query);
  if (!form) return;
  const { file, title, only } = form;
  for (const [field, told] of form.problems) problems().set(field, told);
  return (
    <>
      {!only && <h1 className={file.startsWith('articles/') ? 'sr-only' : undefined}>{title}</h1>}
      <Bar page={pageOf(file)} />
      {only ? <FieldsForm form={form} query={query} /> : <WordsForm form={form} query={query} />}
    </>
  );
});
