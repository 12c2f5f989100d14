import { clsx } from 'clsx';
import { ProjectPicture } from '#components/portfolio/project-picture.tsx';
import { Button } from '#components/ui/button.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import type { Project } from '#lib/content/types.ts';

/** On a phone, where they would load with the first screen, fewer: the others are in the portfolio. */
const onPhone = 2;

/** All platforms, from edge to edge; those whose pictures come again further down are last. */
export function HomePlatforms() {
  const { projects, home } = content();
  const { title, intro } = home.platforms;
  const again = new Set(home.industries.cards.map(({ project }) => project));
  const ordered = projects.toSorted((a, b) => +again.has(a.slug) - +again.has(b.slug));
  return (
    <section
      aria-labelledby="platforms-title"
      className="on-dark bg-lajvard-900 pt-10 text-white lg:pt-14"
      id="platforms"
    >
      <div className="wrap flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-8">
        <div>
          <h2 className="text-3xl" id="platforms-title">
            {title}
          </h2>
          <p className="mt-2 max-w-measure text-sand-100">{intro}</p>
        </div>
        <Button href={routes.portfolio} variant="ghost">
          See all platforms
        </Button>
      </div>
      <ul className="grid grid-cols-2 md:grid-cols-4 lg:grid-cols-8">{ordered.map(platform)}</ul>
    </section>
  );
}

function platform(project: Project, at: number) {
  const { slug, category } = project;
  return (
    <li
      className={clsx('group relative overflow-hidden', at >= onPhone && 'max-md:hidden')}
      key={slug}
    >
      <div className="overflow-hidden">
        <ProjectPicture
          project={project}
          sizes="(min-width: 64rem) 13vw, (min-width: 48rem) 25vw, 50vw"
        />
      </div>
      <a
        className="whole label block px-3 py-2 text-sm group-hover:underline"
        href={routes.project(slug)}
      >
        {category}
      </a>
    </li>
  );
}
