import '#components/art/drawing-field.css';
import { serviceLook } from '#components/art/page-look.ts';
import { CallToAction } from '#components/sections/call-to-action.tsx';
import { Passage } from '#components/sections/passage.tsx';
import { StructuredData } from '#components/sections/structured-data.tsx';
import { ServiceFigure } from '#components/service/service-figure.tsx';
import { ServiceHero } from '#components/service/service-hero.tsx';
import { ServiceMore } from '#components/service/service-more.tsx';
import { ServiceOffer } from '#components/service/service-offer.tsx';
import { ServiceRelated } from '#components/service/service-related.tsx';
import { content } from '#lib/content/content.ts';
import { getService } from '#lib/content/lookup.ts';
import { servicePage } from '#lib/page-list.ts';
import { pageMetadata } from '#lib/seo/metadata.ts';
import { serviceData } from '#lib/seo/structured-data.ts';

export const dynamicParams = false;

export const generateStaticParams = () => content().services.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: PageProps<'/services/[slug]'>) {
  return pageMetadata(servicePage(getService((await params).slug)));
}

export default async function ServicePage({ params }: PageProps<'/services/[slug]'>) {
  const service = getService((await params).slug);
  const { intro, figureFirst, method, call, greeting } = service;
  return (
    <>
      <StructuredData data={serviceData(service)} />
      <ServiceHero service={service} />
      <Passage id="intro" passage={intro} />
      {figureFirst && <ServiceFigure service={service} />}
      <ServiceOffer service={service} />
      {!figureFirst && <ServiceFigure service={service} />}
      <ServiceMore service={service} />
      <Passage id="method" passage={method} />
      <ServiceRelated service={service} />
      <CallToAction {...call} greeting={greeting} look={serviceLook(service)} />
    </>
  );
}
