import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { IconShape } from '@/components/art/icon';
import { Medallion } from '@/components/art/medallion';
import { IndustryRelated } from '@/components/industry/industry-related';
import { CallToAction } from '@/components/sections/call-to-action';
import { FeatureGrid } from '@/components/sections/feature-grid';
import { industryAccent } from '@/components/sections/grounds';
import { Hero } from '@/components/sections/hero';
import { Passage } from '@/components/sections/passage';
import { Section } from '@/components/sections/section';
import { Button } from '@/components/ui/button';
import { industries } from '@/content/industries';
import { getIndustry } from '@/lib/catalog';
import { industryDepartment } from '@/lib/industry-pattern';
import { pageMetadata } from '@/lib/metadata';
import { industryPage } from '@/lib/pages';
import { routes } from '@/lib/routes';

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
  const { slug, ground, name, title, tagline, icon, features, practice, call } = industry;
  const pattern = { seed: slug, department: industryDepartment(slug), ground };
  return (
    <>
      <Hero
        {...pattern}
        title={title}
        tagline={tagline}
        panelGround={ground}
        crumbs={[{ label: 'Home', href: routes.home }, { label: name }]}
      >
        <p className="mt-8 flex flex-wrap items-center gap-4">
          <Button href={routes.contact}>Get a Free Consultation</Button>
          <Medallion ground={ground} className="size-14">
            <IconShape name={icon} />
          </Medallion>
        </p>
      </Hero>
      <Section id="features" title={features.title} intro={features.intro}>
        <FeatureGrid items={features.items} accent={industryAccent[ground]} />
      </Section>
      <div className="border-t border-sand-200">
        <Passage id="practice" passage={practice} />
      </div>
      <IndustryRelated industry={industry} />
      <CallToAction {...pattern} {...call} target="contact" label="Get a Free Consultation" />
    </>
  );
}
