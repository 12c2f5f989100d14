import { Icon } from '#components/art/icon.tsx';
import { grounds } from '#components/sections/grounds.ts';
import { LinkRows } from '#components/sections/link-rows.tsx';
import { Section } from '#components/sections/section.tsx';
import { getIndustry, getService } from '#lib/content/lookup.ts';
import type { Project } from '#lib/content/types.ts';
import { routes } from '#lib/routes.ts';

export function ProjectRelated({ project }: { project: Project }) {
  const { related, services, industry: trade, tradeLink } = project;
  const { accent } = grounds[project.ground];
  const industry = trade ? getIndustry(trade) : undefined;
  return (
    <Section id="related" title={related} tone="white">
      <LinkRows
        rows={services.map(getService).map(({ slug, name, summary, icon }) => ({
          href: routes.service(slug),
          title: name,
          text: summary,
          art: <Icon name={icon} className={`mt-1 size-7 flex-none ${accent}`} />,
        }))}
      />
      {industry && (
        <p className="mt-8">
          <a href={routes.industry(industry.slug)} className="link inline-block py-1">
            {tradeLink || industry.title}
          </a>
        </p>
      )}
    </Section>
  );
}
