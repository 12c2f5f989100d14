import { Icon } from '@/components/art/icon';
import { LinkCards } from '@/components/sections/link-cards';
import { Section } from '@/components/sections/section';
import { projectPage } from '@/content/portfolio';
import type { Project } from '@/content/types';
import { getIndustry, servicesOf } from '@/lib/catalog';
import { routes } from '@/lib/routes';

type Props = { project: Project; accent: string };

/** The services that a project draws on, and the page of its trade. */
export function ProjectRelated({ project, accent }: Props) {
  const industry = project.industry ? getIndustry(project.industry) : undefined;
  return (
    <Section id="related" title={projectPage.related} tone="white">
      <LinkCards
        cards={servicesOf(project.services).map(({ slug, name, summary, icon }) => ({
          href: routes.service(slug),
          title: name,
          text: summary,
          art: <Icon name={icon} className={`mt-0.5 size-7 flex-none ${accent}`} />,
        }))}
      />
      {industry && (
        <p className="mt-8 text-ink-2">
          How we work for this trade:{' '}
          <a href={routes.industry(industry.slug)} className="link">
            {industry.name}
          </a>
          .
        </p>
      )}
    </Section>
  );
}
