import { entryAt, metadataOf } from '#app/(site)/entry-at.ts';
import { serviceLook } from '#components/art/page-look.ts';
import { screenOf } from '#components/art/picture.tsx';
import { CallToAction } from '#components/sections/call-to-action.tsx';
import { FreeDemoDetails } from '#components/sections/free-demo.tsx';
import { NextSteps } from '#components/sections/next-steps.tsx';
import { Passage } from '#components/sections/section.tsx';
import { StructuredData } from '#components/sections/structured-data.tsx';
import { ServiceExample } from '#components/service/service-example.tsx';
import { ServiceHero } from '#components/service/service-hero.tsx';
import { ServiceFigure, ServiceMore, ServiceOffer } from '#components/service/service-lists.tsx';
import { ServiceRelated } from '#components/service/service-related.tsx';
import { content } from '#lib/content/content.ts';
import { getProject } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import type { Service } from '#lib/content/types.ts';
import { serviceData } from '#lib/site/structured-data.ts';

export const dynamicParams = false;

export const generateStaticParams = () => content().services.map(({ slug }) => ({ slug }));

export const generateMetadata = metadataOf('services', routes.service);

export default async function ServicePage({ params }: PageProps<'/services/[slug]'>) {
  const service = await entryAt(content().services, params);
  const { department, intro, figureFirst, next, project, call, greeting } = service;
  return (
    <>
      <StructuredData data={serviceData(service)} />
      <ServiceHero service={service} />
      <Passage id="intro" inColumns={department === 'design'} passage={intro} />
      {figureFirst && <ServiceFigure service={service} />}
      <ServiceOffer service={service} />
      {!figureFirst && <ServiceFigure service={service} />}
      <ServiceMore service={service} />
      {next && (
        <NextSteps
          call={{
            greeting,
            id: 'next-chat',
            target: call.target,
            children: 'Get Free Consultation',
          }}
          department={department}
          figure={project && shownIn(project)}
          freeDemo={<FreeDemoDetails />}
          next={next}
        />
      )}
      <ServiceExample service={service} />
      <ServiceRelated service={service} />
      <CallToAction {...call} greeting={greeting} look={serviceLook(service)} />
    </>
  );
}

function shownIn({ slug, reason }: NonNullable<Service['project']>) {
  const { title, images } = getProject(slug);
  const caption = (
    <>
      In our portfolio:{' '}
      <a className="link font-semibold" href={routes.project(slug)}>
        {title}
      </a>
      : {reason}
    </>
  );
  return { picture: images[0] ? screenOf(images[0]) : undefined, caption };
}
