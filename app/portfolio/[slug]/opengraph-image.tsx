import { cardImage } from '#components/art/card-image.tsx';
import { projectLook } from '#components/art/page-look.ts';
import { screenOf } from '#components/portfolio/screens.ts';
import { projects } from '#content/projects/index.ts';
import { getProject } from '#lib/content-lookup.ts';

export { contentType, size } from '#components/art/card-image.tsx';

export const dynamicParams = false;

export const generateStaticParams = () => projects.map(({ slug }) => ({ slug }));

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const project = getProject((await params).slug);
  const { title, category: section, images } = project;
  return cardImage({ title, section, look: projectLook(project), screens: screenOf(images[0]) });
}
