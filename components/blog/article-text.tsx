import { Portrait } from '#components/art/portrait.tsx';
import { content } from '#lib/content/content.ts';
import { authorOf } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import type { Article } from '#lib/content/types.ts';
import { articleHtml } from './article-html.ts';

export async function ArticleText({ article }: { article: Article }) {
  // Below a title that is h1 here.
  const html = (await articleHtml(article)).replace(/(<\/?)h3(?=[ >])/g, '$1h2');
  return (
    <div className="wrap grid gap-x-gutter gap-y-8 pt-10 pb-section lg:grid-cols-12 lg:pt-16">
      <div className="self-start lg:sticky lg:top-28 lg:col-span-4">
        <Author article={article} />
        <p className="mt-4 text-sm max-lg:hidden">
          <a className="link inline-block py-1" href={routes.blog}>
            All articles
          </a>
        </p>
      </div>
      <article
        className="prose lg:col-span-8"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: The content is ours, from content/articles.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
}

function Author({ article }: { article: Article }) {
  const author = authorOf(article);
  if (!author) return <p className="font-semibold">By {content().site.name}</p>;
  return (
    <div className="flex items-center gap-4 lg:block">
      <div className="w-16 flex-none lg:w-28">
        <Portrait member={author} />
      </div>
      <p className="lg:mt-4">
        <span className="block font-semibold">By {author.name ?? `our ${author.role}`}</span>
        {author.name && <span className="block text-sm text-ink-2">{author.role}</span>}
      </p>
    </div>
  );
}
