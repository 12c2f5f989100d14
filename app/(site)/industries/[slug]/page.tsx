import '#components/sections/two-tones.css';
import { entryAt, metadataOf } from '#app/(site)/entry-at.ts';
import { industryLook } from '#components/art/page-look.ts';
import { screenOf } from '#components/art/picture.tsx';
import { type DemoView, WindowDemo } from '#components/demo/demo.tsx';
import {
  IndustryPlatform,
  projectOf,
  SecondScreen,
} from '#components/industry/industry-platform.tsx';
import { CallToAction } from '#components/sections/call-to-action.tsx';
import { Detail } from '#components/sections/figure.tsx';
import { grounds } from '#components/sections/grounds.ts';
import { Brief, WindowHero } from '#components/sections/heroes.tsx';
import { FeatureGrid, FeatureRows } from '#components/sections/lists.tsx';
import { NextSteps } from '#components/sections/next-steps.tsx';
import { Passage, Section } from '#components/sections/section.tsx';
import { ServiceRows } from '#components/sections/service-rows.tsx';
import { CallLink, OtherWay } from '#components/ui/chat-link.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';

export const dynamicParams = false;

export const generateStaticParams = () => content().industries.map(({ slug }) => ({ slug }));

export const generateMetadata = metadataOf('industries', routes.industry);

export default async function IndustryPage({ params }: PageProps<'/industries/[slug]'>) {
  const industry = await entryAt(content().industries, params);
  const { slug, name, title, tagline, ground, icon, features, practiceFirst, call } = industry;
  const { demo, next, related, services } = industry;
  const { freeDemo, site } = content();
  const look = industryLook(industry);
  const { accent } = grounds[ground];
  // Where several things are gathered for the other screen, both stand in a wide window, and the platform comes first.
  const isWide = Boolean(demo?.none);
  const view: DemoView = isWide ? 'post' : practiceFirst ? 'phones' : 'near';
  const Features = isWide ? FeatureGrid : FeatureRows;
  const project = projectOf(industry);
  const second = project?.images[1];
  const practiceBand = (
    <Passage
      id="practice"
      passage={industry.practice}
      picture={view !== 'near' && <SecondScreen industry={industry} />}
    />
  );
  const platformBand = <IndustryPlatform industry={industry} />;
  return (
    <>
      <WindowHero
        crumbs={[{ label: name }]}
        icon={icon}
        look={demo ? { ...look, scene: undefined } : look}
        near={demo && view === 'near'}
        screens={demo && <WindowDemo demo={demo} industry={industry} view={view} />}
        tagline={tagline}
        title={title}
        wide={demo && view !== 'phones'}
      >
        <p className="mt-3 flex flex-wrap gap-x-3 sm:mt-8">
          <CallLink>Get a Free Consultation</CallLink>
          <OtherWay greeting={site.greeting} id="hero-other" target="contact" />
        </p>
        <Brief next={next} />
      </WindowHero>
      {isWide && platformBand}
      {practiceFirst && practiceBand}
      {features && (
        <Section
          id="features"
          intro={features.intro}
          label="What we build"
          title={features.title}
          tone={practiceFirst ? 'sand' : 'white'}
        >
          {isWide && <Detail picture={second && screenOf(second)} />}
          <Features accent={accent} items={features.items} pairs={practiceFirst} />
        </Section>
      )}
      {!isWide && platformBand}
      {!practiceFirst && practiceBand}
      {next && (
        <NextSteps
          call={{ children: 'Get a Free Consultation' }}
          figure={
            view === 'near' && second && { picture: screenOf(second), caption: project?.figure }
          }
          freeDemo={
            <a className="link inline-block font-semibold sm:mt-3" href={routes.freeDemo}>
              {freeDemo.title}
            </a>
          }
          next={next}
          tried={
            demo && (
              <a className="link" href={`#demo-${slug}-other`}>
                {demo.hint}
              </a>
            )
          }
        />
      )}
      {services.length > 0 && (
        <Section id="related" title={related ?? 'Goes well with'} tone="sand">
          <ServiceRows links={services} look={look} />
        </Section>
      )}
      <CallToAction look={look} {...call} label="Get a Free Consultation" target="contact" />
    </>
  );
}
