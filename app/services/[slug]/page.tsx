import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CallToAction } from '@/components/sections/call-to-action';
import { departmentGround } from '@/components/sections/grounds';
import { Passage } from '@/components/sections/passage';
import { StructuredData } from '@/components/sections/structured-data';
import { ServiceHero } from '@/components/service/service-hero';
import { ServiceMethod } from '@/components/service/service-method';
import { ServiceOffer } from '@/components/service/service-offer';
import { ServiceRelated } from '@/components/service/service-related';
import { services } from '@/content/services';
import { getService } from '@/lib/catalog';
import { pageMetadata } from '@/lib/metadata';
import { servicePage } from '@/lib/pages';
import { serviceData } from '@/lib/structured-data';

export const dynamicParams = false;

export const generateStaticParams = () => services.map(({ slug }) => ({ slug }));

export async function generateMetadata({
  params,
}: PageProps<'/services/[slug]'>): Promise<Metadata> {
  const service = getService((await params).slug);
  return service ? pageMetadata(servicePage(service)) : {};
}

export default async function ServicePage({ params }: PageProps<'/services/[slug]'>) {
  const service = getService((await params).slug);
  if (!service) notFound();
  const { slug, department, intro, call, greeting } = service;
  return (
    <>
      <StructuredData data={serviceData(service)} />
      <ServiceHero service={service} />
      <Passage id="intro" passage={intro} />
      <ServiceOffer service={service} />
      <ServiceMethod service={service} />
      <ServiceRelated service={service} />
      <CallToAction
        {...call}
        greeting={greeting}
        seed={slug}
        department={department}
        ground={departmentGround[department]}
      />
    </>
  );
}
