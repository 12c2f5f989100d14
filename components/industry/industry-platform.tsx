import { screenOf } from '@/components/portfolio/screens';
import { Figure } from '@/components/sections/figure';
import type { Industry } from '@/content/types';
import { getProject } from '@/lib/catalog';
import { routes } from '@/lib/routes';

/** The platform of the portfolio that shows this trade, with its link. */
export function IndustryPlatform({ industry }: { industry: Industry }) {
  const project = industry.project ? getProject(industry.project) : undefined;
  if (!project) return null;
  const { slug, title, shortDescription, images } = project;
  return (
    <section aria-labelledby="platform-title">
      <div className="wrap grid items-center gap-x-gutter gap-y-8 py-section lg:grid-cols-12">
        <Figure
          name={screenOf(images[0])}
          caption={industry.figure}
          className={industry.practiceFirst ? 'lg:order-last lg:col-span-7' : 'lg:col-span-7'}
        />
        <div className="lg:col-span-5">
          <h2 id="platform-title" className="text-3xl">
            {title}
          </h2>
          <p className="mt-4 text-lg text-ink-2">{shortDescription}</p>
          <p className="mt-6">
            <a href={routes.project(slug)} className="link inline-block py-1 font-semibold">
              {title} in the portfolio
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
