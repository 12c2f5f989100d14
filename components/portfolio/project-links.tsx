import { clsx } from 'clsx';
import { industryLook, serviceLook } from '#components/art/page-look.ts';
import { Section } from '#components/sections/section.tsx';
import { ServiceRows } from '#components/sections/service-rows.tsx';
import { content } from '#lib/content/content.ts';
import { getIndustry, getService } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import type { Project } from '#lib/content/types.ts';

export function ProjectRelated({ project }: { project: Project }) {
  const { related, services, industry: trade, tradeLink } = project;
  const industry = trade ? getIndustry(trade) : undefined;
  const [firstService] = services.map(({ slug }) => getService(slug));
  if (!firstService && !industry) return null;
  return (
    <Section id="related" title={related ?? 'Goes well with'} tone="white">
      <ServiceRows
        links={services}
        look={industry ? industryLook(industry) : firstService && serviceLook(firstService)}
      >
        {industry && (
          <p className="mt-6">
            <a className="link inline-block py-1" href={routes.industry(industry.slug)}>
              {tradeLink || industry.title}
            </a>
          </p>
        )}
      </ServiceRows>
    </Section>
  );
}

/** The last project is followed by the first. */
export function ProjectNeighbors({ project: { slug } }: { project: Project }) {
  const { projects } = content();
  const at = projects.findIndex((one) => one.slug === slug);
  const [previous, next] = [projects.at(at - 1), projects[(at + 1) % projects.length]];
  return (
    <nav aria-label="More projects" className="edge-t-1">
      <div className="wrap grid gap-y-6 py-10 sm:grid-cols-2">
        {previous && <Neighbor label="Previous project" project={previous} rel="prev" />}
        {next && <Neighbor label="Next project" project={next} rel="next" />}
      </div>
    </nav>
  );
}

type Props = { project: Project; rel: 'prev' | 'next'; label: string };

function Neighbor({ project: { slug, title }, rel, label }: Props) {
  return (
    <a
      className={clsx('group block', rel === 'next' && 'sm:text-right')}
      href={routes.project(slug)}
      rel={rel}
    >
      <span className="label block text-sm text-brick-600">{label}</span>
      <span className="mt-1 block display text-xl group-hover:text-lajvard-700 group-hover:underline">
        {title}
      </span>
    </a>
  );
}
