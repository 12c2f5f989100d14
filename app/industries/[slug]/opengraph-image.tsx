import { cardImage } from '#components/art/card-image.tsx';
import { industryLook } from '#components/art/page-look.ts';
import { industries } from '#content/industries/index.ts';
import { getIndustry } from '#lib/content-lookup.ts';

export { contentType, size } from '#components/art/card-image.tsx';

export const dynamicParams = false;

export const generateStaticParams = () => industries.map(({ slug }) => ({ slug }));

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const industry = getIndustry((await params).slug);
  const { title, name: section } = industry;
  return cardImage({ title, section, look: industryLook(industry) });
}
