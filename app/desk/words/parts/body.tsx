import { Do } from '#app/desk/parts/form.tsx';
import { TextEditor } from '#app/desk/parts/text-editor.tsx';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import type { EditedPage } from './controls.tsx';
import { Upload } from './picture.tsx';

/** The text of an article, or of the privacy policy. */
export function Body({ body, page }: { body: string; page: EditedPage }) {
  const isArticle = page.file.startsWith('articles/');
  const rows = body.split('\n').reduce((sum, line) => sum + Math.ceil(line.length / 60 || 1), 2);
  return (
    <div>
      <TextEditor
        defaultValue={body}
        label="Text"
        name="body"
        pictures={isArticle ? inArticles : undefined}
        rows={Math.min(40, rows)}
      />
      {isArticle && (
        <noscript>
          <fieldset className="mt-4 grid gap-4 border bg-sand-100 px-4 py-3">
            <legend className="mb-2 font-semibold">A photograph in the text</legend>
            <Upload label="Photograph" of="body" />
            <p>
              <Do label="Add it at the end of the text" what="photograph:body" /> Then move its line
              to where it belongs, and say in the brackets what one sees.
            </p>
          </fieldset>
        </noscript>
      )}
    </div>
  );
}

const inArticles = { room: 'articles', from: deskRoutes.page('photographs/articles/') } as const;
