import { cardImage } from '@/components/art/card-image';
import { serviceLook } from '@/components/art/page-look';
import { services } from '@/content/services';
import { getService } from '@/lib/content-lookup';

export { contentType, size } from '@/components/art/card-image';

export const dynamicParams = false;

export const generateStaticParams = () => services.map(({ slug }) => ({ slug }));

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const service = getService((await params).slug);
  const { title, name: section } = service;
  return cardImage({ title, section, look: serviceLook(service) });
}
