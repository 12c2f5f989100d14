import { Icon } from '@/components/art/icon';
import { Picture } from '@/components/art/picture';
import { industryAccent } from '@/components/sections/grounds';
import { LinkCards } from '@/components/sections/link-cards';
import { Section } from '@/components/sections/section';
import type { Industry } from '@/content/types';
import { getProject, servicesOf } from '@/lib/catalog';
import { routes } from '@/lib/routes';

/** The project that shows this trade, and the services it draws on. */
export function IndustryRelated({ industry }: { industry: Industry }) {
  const project = industry.project ? getProject(industry.project) : undefined;
  return (
    <Section id="related" title="Where to look next" tone="sand">
      {project && (
        <a
          href={routes.project(project.slug)}
          className="group mt-10 grid overflow-hidden rounded-lg border border-sand-200 bg-white hover:border-lajvard-700 md:grid-cols-12"
        >
          <Picture
            name={`mock-up-${project.slug}`}
            alt=""
            className="h-auto w-full md:col-span-5"
          />
          <span className="self-center p-6 md:col-span-7 md:p-10">
            <span className="label text-sm text-brick-600">From the portfolio</span>
            <span className="mt-2 block font-display text-2xl tracking-tight group-hover:text-lajvard-700 group-hover:underline">
              {project.title}
            </span>
            <span className="mt-2 block text-ink-2">{project.shortDescription}</span>
          </span>
        </a>
      )}
      <LinkCards
        cards={servicesOf(industry.services).map(({ slug, name, summary, icon }) => ({
          href: routes.service(slug),
          title: name,
          text: summary,
          art: (
            <Icon
              name={icon}
              className={`mt-0.5 size-7 flex-none ${industryAccent[industry.ground]}`}
            />
          ),
        }))}
      />
    </Section>
  );
}
