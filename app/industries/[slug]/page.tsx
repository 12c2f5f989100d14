import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { IconShape } from '@/components/art/icon';
import { Medallion } from '@/components/art/medallion';
import { industryLook } from '@/components/art/page-look';
import { IndustryPlatform } from '@/components/industry/industry-platform';
import { IndustryRelated } from '@/components/industry/industry-related';
import { CallToAction } from '@/components/sections/call-to-action';
import { FeatureGrid } from '@/components/sections/feature-grid';
import { grounds } from '@/components/sections/grounds';
import { Passage } from '@/components/sections/passage';
import { Section } from '@/components/sections/section';
import { WindowHero } from '@/components/sections/window-hero';
import { Button } from '@/components/ui/button';
import { industries } from '@/content/industries';
import { getIndustry } from '@/lib/catalog';
import { industryPage } from '@/lib/pages';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamicParams = false;

export const generateStaticParams = () => industries.map(({ slug }) => ({ slug }));

export async function generateMetadata({
  params,
}: PageProps<'/industries/[slug]'>): Promise<Metadata> {
  const industry = getIndustry((await params).slug);
  return industry ? pageMetadata(industryPage(industry)) : {};
}

export default async function IndustryPage({ params }: PageProps<'/industries/[slug]'>) {
  const industry = getIndustry((await params).slug);
  if (!industry) notFound();
  const { ground, name, title, tagline, icon, features, practice, practiceFirst, call } = industry;
  const look = industryLook(industry);
  const practiceBand = <Passage id="practice" passage={practice} />;
  return (
    <>
      <WindowHero
        look={look}
        title={title}
        tagline={tagline}
        crumbs={[{ label: 'Home', href: routes.home }, { label: name }]}
      >
        <p className="mt-8 flex flex-wrap items-center gap-4">
          <Button href={routes.contact}>Get a Free Consultation</Button>
          <Medallion ground={ground} className="size-14">
            <IconShape name={icon} />
          </Medallion>
        </p>
      </WindowHero>
      {practiceFirst && practiceBand}
      <Section
        id="features"
        title={features.title}
        intro={features.intro}
        tone={practiceFirst ? 'sand' : 'white'}
      >
        <FeatureGrid
          items={features.items}
          accent={grounds[ground].accent}
          columns={practiceFirst ? 2 : 3}
        />
      </Section>
      <IndustryPlatform industry={industry} />
      {!practiceFirst && practiceBand}
      <IndustryRelated industry={industry} />
      <CallToAction look={look} {...call} target="contact" label="Get a Free Consultation" />
    </>
  );
}
