import { photographOr, type Shown } from '#components/art/shown.ts';
import { screenOf } from '#components/portfolio/screens.ts';
import { Figure } from '#components/sections/figure.tsx';
import { getProject } from '#lib/content/lookup.ts';
import type { Industry } from '#lib/content/types.ts';
import { routes } from '#lib/routes.ts';

export function IndustryPlatform({ industry }: { industry: Industry }) {
  const { slug, figure, photograph, practiceFirst } = industry;
  const project = industry.project ? getProject(industry.project) : undefined;
  if (!project) {
    const own = photographOr(`deliverables/${slug}`, 'industries', photograph);
    return own ? <OwnPicture picture={own} caption={figure} /> : null;
  }
  return (
    <section aria-labelledby="platform-title">
      <div className="wrap grid items-center gap-x-gutter gap-y-8 py-section lg:grid-cols-12">
        <Figure
          picture={screenOf(project.images[0])}
          caption={figure}
          sizes="(min-width: 64rem) 45rem, 95vw"
          className={practiceFirst ? 'lg:order-last lg:col-span-7' : 'lg:col-span-7'}
        />
        <div className="lg:col-span-5">
          <h2 id="platform-title" className="text-3xl">
            {project.title}
          </h2>
          <p className="mt-4 text-lg text-ink-2">{project.shortDescription}</p>
          <p className="mt-6">
            <a href={routes.project(project.slug)} className="link inline-block py-1 font-semibold">
              {project.title} in the portfolio
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

function OwnPicture({ picture, caption }: { picture: Shown; caption: string | undefined }) {
  return (
    <div className="wrap pt-section">
      <Figure
        picture={picture}
        caption={caption}
        sizes="(min-width: 64rem) 60rem, 95vw"
        className="mx-auto max-w-[60rem]"
      />
    </div>
  );
}
