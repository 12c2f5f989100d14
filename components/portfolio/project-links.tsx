import { clsx } from 'clsx';
import { grounds } from '#components/sections/grounds.ts';
import { Section } from '#components/sections/section.tsx';
import { ServiceRows } from '#components/sections/service-rows.tsx';
import { getIndustry, neighborsOf } from '#lib/content/lookup.ts';
import type { Project } from '#lib/content/types.ts';
import { routes } from '#lib/routes.ts';

export function ProjectRelated({ project }: { project: Project }) {
  const { related, services, industry: trade, tradeLink, ground } = project;
  const industry = trade ? getIndustry(trade) : undefined;
  return (
    <Section id="related" title={related} tone="white">
      <ServiceRows links={services} accent={grounds[ground].accent} />
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

export function ProjectNeighbors({ project }: { project: Project }) {
  const { previous, next } = neighborsOf(project);
  return (
    <nav aria-label="More projects" className="edge-t-1">
      <div className="wrap grid gap-y-6 py-10 sm:grid-cols-2">
        {previous && <Neighbor project={previous} rel="prev" label="Previous project" />}
        {next && <Neighbor project={next} rel="next" label="Next project" />}
      </div>
    </nav>
  );
}

type Props = { project: Project; rel: 'prev' | 'next'; label: string };

function Neighbor({ project: { slug, title }, rel, label }: Props) {
  return (
    <a
      href={routes.project(slug)}
      rel={rel}
      className={clsx('group block', rel === 'next' && 'sm:text-right')}
    >
      <span className="label block text-sm text-brick-600">{label}</span>
      <span className="mt-1 block display text-xl group-hover:text-lajvard-700 group-hover:underline">
        {title}
      </span>
    </a>
  );
}
