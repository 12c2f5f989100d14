import { notFound } from 'next/navigation';
import { cardImage } from '@/components/art/card-image';
import { MockUp } from '@/components/art/mock-up/mock-up';
import { artHeight } from '@/components/art/social-card';
import { projectPattern } from '@/components/portfolio/project-pattern';
import { projects } from '@/content/projects';
import { getProject } from '@/lib/catalog';

export { contentType, size } from '@/components/art/card-image';

const WIDTH = 640;

export const dynamicParams = false;

export const generateStaticParams = () => projects.map(({ slug }) => ({ slug }));

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const project = getProject((await params).slug);
  if (!project) notFound();
  const { slug, title, category } = project;
  return cardImage({
    title,
    section: category,
    ...projectPattern(slug),
    art: { drawing: <MockUp slug={slug} above={(360 * artHeight) / WIDTH - 240} />, width: WIDTH },
  });
}
