import { entryAt, metadataOf } from '#app/(site)/entry-at.ts';
import { serviceLook } from '#components/art/page-look.ts';
import { CallToAction } from '#components/sections/call-to-action.tsx';
import { FreeDemoDetails } from '#components/sections/free-demo.tsx';
import { NextSteps } from '#components/sections/next-steps.tsx';
import { Passage } from '#components/sections/section.tsx';
import { StructuredData } from '#components/sections/structured-data.tsx';
import { ServiceExample } from '#components/service/service-example.tsx';
import { ServiceHero } from '#components/service/service-hero.tsx';
import { ServiceFigure, ServiceMore, ServiceOffer } from '#components/service/service-lists.tsx';
import { ServiceRelated } from '#components/service/service-related.tsx';
import { CallLink } from '#components/ui/chat-link.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { serviceData } from '#lib/site/structured-data.ts';

export const dynamicParams = false;

export const generateStaticParams = () => content().services.map(({ slug }) => ({ slug }));

export const generateMetadata = metadataOf('services', routes.service);

export default async function ServicePage({ params }: PageProps<'/services/[slug]'>) {
  const service = await entryAt(content().services, params);
  const { intro, figureFirst, next, project, call, greeting } = service;
  return (
    <>
      <StructuredData data={serviceData(service)} />
      <ServiceHero service={service} />
      <Passage id="intro" passage={intro} />
      {figureFirst && <ServiceFigure service={service} />}
      <ServiceOffer service={service} />
      {!figureFirst && <ServiceFigure service={service} />}
      <ServiceMore service={service} />
      {next && (
        <NextSteps
          call={
            <CallLink greeting={greeting} id="next-chat" target={call.target}>
              Get Free Consultation
            </CallLink>
          }
          freeDemo={<FreeDemoDetails />}
          next={next}
          project={project}
        />
      )}
      <ServiceExample service={service} />
      <ServiceRelated service={service} />
      <CallToAction {...call} greeting={greeting} look={serviceLook(service)} />
    </>
  );
}
