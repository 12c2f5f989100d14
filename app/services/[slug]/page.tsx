import '../../service.css';
import { serviceLook } from '@/components/art/page-look';
import { CallToAction } from '@/components/sections/call-to-action';
import { Passage } from '@/components/sections/passage';
import { StructuredData } from '@/components/sections/structured-data';
import { ServiceFigure } from '@/components/service/service-figure';
import { ServiceHero } from '@/components/service/service-hero';
import { ServiceMore } from '@/components/service/service-more';
import { ServiceOffer } from '@/components/service/service-offer';
import { ServiceRelated } from '@/components/service/service-related';
import { services } from '@/content/services';
import { getService } from '@/lib/content-lookup';
import { servicePage } from '@/lib/page-list';
import { pageMetadata } from '@/lib/seo/metadata';
import { serviceData } from '@/lib/seo/structured-data';

export const dynamicParams = false;

export const generateStaticParams = () => services.map(({ slug }) => ({ slug }));

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
