import { Closing } from '#components/about/closing.tsx';
import { Foundation } from '#components/about/foundation.tsx';
import { Journey } from '#components/about/journey.tsx';
import { pageLooks } from '#components/art/page-look.ts';
import { FeatureGrid } from '#components/sections/feature-grid.tsx';
import { Section } from '#components/sections/section.tsx';
import { Team } from '#components/sections/team.tsx';
import { WindowHero } from '#components/sections/window-hero.tsx';
import { Button } from '#components/ui/button.tsx';
import { content } from '#lib/content/content.ts';
import { aboutTeam } from '#lib/content/lookup.ts';
import { sitePages } from '#lib/page-list.ts';
import { pageMetadata } from '#lib/seo/metadata.ts';

export const generateMetadata = () => pageMetadata(sitePages().about);

export default function AboutPage() {
  const { about } = content();
  const { hero, values, team } = about;
  const members = aboutTeam();
  return (
    <>
      <WindowHero look={pageLooks.about} title={hero.title} tagline={hero.tagline}>
        <Button href="#journey" className="mt-8">
          {hero.button}
        </Button>
      </WindowHero>
      <Journey />
      <Foundation />
      <Section id="values" title={values.title}>
        <FeatureGrid items={values.items} accent="text-firozi-700" columns={4} />
      </Section>
      {members.length > 0 && (
        <Section id="team" title={team.title} tone="sand">
          <Team members={members} heading="h3" />
        </Section>
      )}
      <Closing />
    </>
  );
}
