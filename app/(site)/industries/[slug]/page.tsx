import { industryLook } from '#components/art/page-look.ts';
import { IndustryHero } from '#components/industry/industry-hero.tsx';
import { IndustryPlatform } from '#components/industry/industry-platform.tsx';
import { IndustryRelated } from '#components/industry/industry-related.tsx';
import { CallToAction } from '#components/sections/call-to-action.tsx';
import { FeatureGrid } from '#components/sections/feature-grid.tsx';
import { grounds } from '#components/sections/grounds.ts';
import { Passage } from '#components/sections/passage.tsx';
import { Section } from '#components/sections/section.tsx';
import { content } from '#lib/content/content.ts';
import { getIndustry } from '#lib/content/lookup.ts';
import { industryPage } from '#lib/page-list.ts';
import { pageMetadata } from '#lib/seo/metadata.ts';

export const dynamicParams = false;

export const generateStaticParams = () => content().industries.map(({ slug }) => ({ slug }));

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
