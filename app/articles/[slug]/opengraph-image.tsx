import { notFound } from 'next/navigation';
import { cardImage } from '#components/art/card-image.tsx';
import { articleLook } from '#components/art/page-look.ts';
import { articles } from '#content/articles/index.ts';

export { contentType, size } from '#components/art/card-image.tsx';

export const dynamicParams = false;

export const generateStaticParams = () => articles.map(({ slug }) => ({ slug }));

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const article = articles.find((candidate) => candidate.slug === slug);
  if (!article) notFound();
  const { title, category: section } = article;
  return cardImage({ title, section, look: articleLook(article) });
}
