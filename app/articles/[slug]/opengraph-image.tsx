import { notFound } from 'next/navigation';
import { cardImage } from '@/components/art/card-image';
import { departmentGround } from '@/components/sections/grounds';
import { articles } from '@/content/articles';

export { contentType, size } from '@/components/art/card-image';

export const dynamicParams = false;

export const generateStaticParams = () => articles.map(({ slug }) => ({ slug }));

/** The picture of an article, for machines: its title beside the tile of its cover. */
export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const article = articles.find((candidate) => candidate.slug === slug);
  if (!article) notFound();
  const { title, category: section, cover } = article;
  const { word: seed, department } = cover;
  return cardImage({ title, section, seed, department, ground: departmentGround[department] });
}
