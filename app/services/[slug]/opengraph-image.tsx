import { cardImage } from '#components/art/card-image.tsx';
import { serviceLook } from '#components/art/page-look.ts';
import { services } from '#content/services/index.ts';
import { getService } from '#lib/content-lookup.ts';

export { contentType, size } from '#components/art/card-image.tsx';

export const dynamicParams = false;

export const generateStaticParams = () => services.map(({ slug }) => ({ slug }));

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const service = getService((await params).slug);
  const { title, name: section } = service;
  return cardImage({ title, section, look: serviceLook(service) });
}
