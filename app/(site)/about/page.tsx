import { Foundation, Journey } from '#components/about/about-sections.tsx';
import { pageLook } from '#components/art/page-look.ts';
import { Terms } from '#components/contact/terms.tsx';
import { CallToAction } from '#components/sections/call-to-action.tsx';
import { WindowHero } from '#components/sections/heroes.tsx';
import { FeatureGrid } from '#components/sections/lists.tsx';
import { Section } from '#components/sections/section.tsx';
import { Team, teamOf } from '#components/sections/team.tsx';
import { Button } from '#components/ui/button.tsx';
import { CallLink } from '#components/ui/chat-link.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { pageMetadata } from '#lib/site/metadata.ts';

export const generateMetadata = () => pageMetadata(routes.about);

export default function AboutPage() {
  const { site, about } = content();
  const { hero, values, team, closing } = about;
  const members = teamOf('about');
  return (
    <>
      <WindowHero look={pageLook('about')} tagline={hero.tagline} title={hero.title} wide>
        <Button className="mt-8" href="#journey">
          {hero.button}
        </Button>
      </WindowHero>
      <Journey />
      <Foundation />
      <Section
        beside={<FeatureGrid accent="text-firozi-700" items={values.items} pairs />}
        id="values"
        title={values.title}
      />
      {members.length > 0 && (
        <Section id="team" title={team.title} tone="sand">
          <Team heading="h3" members={members} />
        </Section>
      )}
      <Terms heading="What you can hold us to" />
      <CallToAction
        greeting={site.greeting}
        label={closing.chatLabel}
        look={{ ...pageLook('about'), ground: 'brick' }}
        target="chat"
        text={closing.text}
        title={closing.title}
      >
        <CallLink href={routes.homeContact} variant="ghost">
          {closing.contactLabel}
        </CallLink>
      </CallToAction>
    </>
  );
}
