import { Field } from '#app/desk/parts/desk-field.tsx';
import { articleLook } from '#components/art/page-look.ts';
import { TileField } from '#components/art/tile-field.tsx';
import { ArticleCover } from '#components/blog/article-cover.tsx';
import { grounds } from '#components/sections/grounds.ts';
import { content } from '#lib/content/content.ts';
import { partOf, shapeOf } from '#lib/content/shape.ts';
import { valueAt } from '#lib/content/tree.ts';
import type { Department } from '#lib/content/types.ts';
import type { Form } from '#lib/editing/form.ts';
import type { EditedPage } from './controls.tsx';
import { Thumbnail } from './picture.tsx';

type Props = { form: Form; page: EditedPage };

/** The head of an article as it will look, written in its place. */
export function ArticleHead({ form, page }: Props) {
  const excerpt = partOf(shapeOf(page.file), 'excerpt');
  const said = (field: string) => String(valueAt(form, field) ?? '');
  const departments = Object.keys(content().departments) as Department[];
  const department = departments.find((one) => one === said('cover.department')) ?? 'web';
  const look = {
    cover: { word: said('cover.word') || '…', department },
    drawing: said('drawing') || page.file.replace(/^articles\/|\.md$/g, ''),
  };
  const file = said('cover.photograph.file');
  return (
    <div
      className={`on-dark as-page relative isolate -mx-4 overflow-hidden text-white lg:grid lg:grid-cols-12 ${grounds[articleLook(look).ground].surface}`}
    >
      <div className="px-4 py-8 lg:col-span-7 lg:py-14">
        <Field
          defaultValue={said('title')}
          dir="auto"
          label="Title"
          name="title"
          placeholder="Title"
          rows={1}
        />
        <Field
          defaultValue={said('excerpt')}
          dir="auto"
          label="Excerpt"
          name="excerpt"
          placeholder={`Excerpt. ${excerpt?.hint ?? ''}`}
          rows={2}
        />
      </div>
      <a aria-label="Change the cover" className="block lg:col-span-5" href="#cover">
        {page.choices.photographs.includes(file) ? (
          <Thumbnail className="w-full object-cover" file={page.file} name={file} />
        ) : (
          <ArticleCover article={look} />
        )}
      </a>
      <TileField id="hero-field" look={articleLook(look)} />
    </div>
  );
}
