import { notFound } from 'next/navigation';
import { cardImage } from '@/components/art/card-image';
import { industries } from '@/content/industries';
import { getIndustry } from '@/lib/catalog';
import { industryDepartment } from '@/lib/industry-pattern';

export { contentType, size } from '@/components/art/card-image';

export const dynamicParams = false;

export const generateStaticParams = () => industries.map(({ slug }) => ({ slug }));

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const industry = getIndustry((await params).slug);
  if (!industry) notFound();
  const { slug: seed, title, name: section, ground } = industry;
  const department = industryDepartment(seed);
  return cardImage({ title, section, seed, department, ground, panelGround: ground });
}
