import { clsx } from 'clsx';
import { formatDate } from '#lib/base/format-date.ts';
import { routes } from '#lib/content/routes.ts';
import type { Article } from '#lib/content/types.ts';
import { ArticleCover } from './article-cover.tsx';

type Props = {
  article: Article;
  heading: 'h2' | 'h3';
  className?: string;
  /** Of a card whose press opens a dialog, with script. */
  id?: string;
};

/** A link as a whole. */
export function ArticleCard({ article, heading: Heading, className, id }: Props) {
  const { title, excerpt } = article;
  return (
    <li
      className={clsx(
        'group relative flex flex-col overflow-hidden card press focus-within:border-lajvard-700 hover:border-lajvard-700 md:max-lg:flex-row print:flex-row',
        className,
      )}
      id={id}
    >
      <ArticleCover
        article={article}
        className="grows object-contain md:max-lg:ms-6 md:max-lg:w-2/5 md:max-lg:flex-none print:w-2/5 print:flex-none"
      />
      <div className="flex grow flex-col p-6">
        <ArticleLabel article={article} />
        <Heading className="mt-3 text-xl group-hover:text-lajvard-700">{title}</Heading>
        <p className="mt-3 mb-6 text-ink-2">{excerpt}</p>
        <ArticleLink article={article} opensDialog={id !== undefined} />
      </div>
    </li>
  );
}

type LabelProps = { article: Article; className?: string };

export function ArticleLabel({ article, className = 'text-brick-600' }: LabelProps) {
  const { category, date } = article;
  return (
    <p className={clsx('label text-sm', className)}>
      {category} · <time dateTime={date}>{formatDate(date)}</time>
    </p>
  );
}

type LinkProps = { article: Article; opensDialog?: boolean };

/** To the article's page; with script, browser/effects/articles.ts can show it in a dialog. */
export function ArticleLink({ article: { slug, title }, opensDialog }: LinkProps) {
  return (
    <a
      className="link whole mt-auto inline-block self-start py-1 font-semibold"
      data-article={opensDialog ? '' : undefined}
      href={routes.article(slug)}
    >
      <span className="sr-only">{title}: </span>Read More
    </a>
  );
}

/** Of its card on the home page, and the end of the address that opens it there. */
export const articleId = ({ slug }: Article) => `article-${slug}`;
