import { industryLook } from '@/components/art/page-look';
import { IndustryHero } from '@/components/industry/industry-hero';
import { IndustryPlatform } from '@/components/industry/industry-platform';
import { IndustryRelated } from '@/components/industry/industry-related';
import { CallToAction } from '@/components/sections/call-to-action';
import { FeatureGrid } from '@/components/sections/feature-grid';
import { grounds } from '@/components/sections/grounds';
import { Passage } from '@/components/sections/passage';
import { Section } from '@/components/sections/section';
import { industries } from '@/content/industries';
import { getIndustry } from '@/lib/content-lookup';
import { industryPage } from '@/lib/page-list';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamicParams = false;

export const generateStaticParams = () => industries.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: PageProps<'/industries/[slug]'>) {
  return pageMetadata(industryPage(getIndustry((await params).slug)));
}

export default async function IndustryPage({ params }: PageProps<'/industries/[slug]'>) {
  const industry = getIndustry((await params).slug);
  const { ground, features, practice, practiceFirst, call } = industry;
  const practiceBand = <Passage id="practice" passage={practice} />;
  return (
    <>
      <IndustryHero industry={industry} />
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
      <CallToAction
        look={industryLook(industry)}
        {...call}
        target="contact"
        label="Get a Free Consultation"
      />
    </>
  );
}
